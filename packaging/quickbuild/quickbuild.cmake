# A build from nothing in half the time. Include this after all targets are there.
# - Qt's headers are precompiled, and from core/record upwards those of our own that most files include, as reading them is
#   half of what compiling a file costs: with widgets and without, optimised as the program is, for size, and not at all but
#   with QTest as the tests are.
# - Several files of a folder and what moc makes for the target are compiled as one, as most of the rest is our own headers
#   and what their templates become. Two of them cannot have different things of one name then, not even in anonymous
#   namespaces: rename one, or add its file to the list below.
# - Code that nobody waits for is made small rather than quick, and little of it is inlined.

# shinpan_uses(<target> <library> <result>): whether the target links the library, directly or through others.
function(shinpan_uses target library result)
  set(seen)
  set(open ${target})
  while(open)
    list(POP_FRONT open next)
    string(REGEX REPLACE "^\\$<LINK_ONLY:(.*)>$" "\\1" next "${next}")
    if(next STREQUAL library)
      set(${result} TRUE PARENT_SCOPE)
      return()
    endif()
    if(NOT TARGET "${next}" OR next IN_LIST seen)
      continue()
    endif()
    list(APPEND seen ${next})
    get_target_property(public ${next} INTERFACE_LINK_LIBRARIES)
    get_target_property(own ${next} LINK_LIBRARIES)
    foreach(list IN ITEMS public own)
      if(${list})
        list(APPEND open ${${list}})
      endif()
    endforeach()
  endwhile()
  set(${result} FALSE PARENT_SCOPE)
endfunction()

# shinpan_targets(<directory> <result>): the libraries and programs of a directory and those below it.
function(shinpan_targets directory result)
  get_property(all DIRECTORY ${directory} PROPERTY BUILDSYSTEM_TARGETS)
  set(found)
  foreach(target IN LISTS all)
    get_target_property(type ${target} TYPE)
    if(type MATCHES "^(STATIC_LIBRARY|EXECUTABLE)$")
      list(APPEND found ${target})
    endif()
  endforeach()
  get_property(directories DIRECTORY ${directory} PROPERTY SUBDIRECTORIES)
  foreach(below IN LISTS directories)
    shinpan_targets(${below} more)
    list(APPEND found ${more})
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# Whether code that nobody waits for is compiled in its own way, and how.
set(small OFF)
if(CMAKE_CXX_COMPILER_ID STREQUAL Clang AND CMAKE_BUILD_TYPE STREQUAL Release)
  set(small ON)
endif()
set(smallOptions -Os "SHELL:-mllvm -inline-threshold=25")

# shinpan_precompiled(<name> [OWN] [SMALL | UNOPTIMIZED] LINKS …): the target that others take their precompiled header from; OWN:
# with headers of our own.
function(shinpan_precompiled name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "SMALL;UNOPTIMIZED;OWN" "" "LINKS")
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${name}.cpp CONTENT "")
  add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/${name}.cpp)
  set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
  target_link_libraries(${name} PRIVATE shinpan_options ${arg_LINKS})
  target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/packaging/quickbuild/headers.h)
  if(arg_OWN)
    target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/packaging/quickbuild/own.h)
  endif()
  if(arg_SMALL)
    target_compile_options(${name} PRIVATE ${smallOptions})
  endif()
  if(arg_UNOPTIMIZED)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O0>)
    # Not linked, as its definitions would have to be everybody's.
    target_include_directories(${name} SYSTEM PRIVATE $<TARGET_PROPERTY:Qt6::Test,INTERFACE_INCLUDE_DIRECTORIES>)
    target_precompile_headers(${name} PRIVATE <QtTest/QTest>)
  endif()
endfunction()

shinpan_targets(${PROJECT_SOURCE_DIR} users)
shinpan_precompiled(shinpan_precompiled_core LINKS Qt6::Core QCoro6::Core tl::expected)
shinpan_precompiled(shinpan_precompiled_record OWN LINKS Qt6::Core QCoro6::Core tl::expected)
if(SHINPAN_UI)
  shinpan_precompiled(shinpan_precompiled_widgets OWN LINKS Qt6::Widgets QCoro6::Core tl::expected)
endif()
if(small)
  shinpan_precompiled(shinpan_precompiled_core_small SMALL LINKS Qt6::Core QCoro6::Core tl::expected)
  shinpan_precompiled(shinpan_precompiled_record_small SMALL OWN LINKS Qt6::Core QCoro6::Core tl::expected)
  if(SHINPAN_UI)
    shinpan_precompiled(shinpan_precompiled_widgets_small SMALL OWN LINKS Qt6::Widgets QCoro6::Core tl::expected)
  endif()
endif()
if(BUILD_TESTING)
  shinpan_precompiled(shinpan_precompiled_record_tests OWN UNOPTIMIZED LINKS Qt6::Core QCoro6::Core tl::expected)
  shinpan_precompiled(shinpan_precompiled_core_tests UNOPTIMIZED LINKS Qt6::Core QCoro6::Core tl::expected)
  if(SHINPAN_UI)
    shinpan_precompiled(shinpan_precompiled_widgets_tests OWN UNOPTIMIZED LINKS Qt6::Widgets QCoro6::Core tl::expected)
  endif()
endif()

# Files with names of their own for what their neighbours call something else: each is compiled alone.
set(alone
  app/cli/match/matchverb.cpp
  core/competition/store/storereader.cpp
  tests/analysis/analysisparser_test.cpp
  tests/analysis/reviewedgame_test.cpp
  tests/competition/*import_test.cpp
  tests/competition/report*_test.cpp
  tests/ui/export/exporter_test.cpp
  tests/faults/*_test.cpp
  tests/record/movefigure_test.cpp
  tests/record/recordhistory_test.cpp
  tests/rules/legality_test.cpp
  tests/rules/rareposition_test.cpp
  tests/rules/scoring_test.cpp
  tests/ui/board/boardpainter_test.cpp
  tests/ui/collection/largefiles_test.cpp
  tests/ui/scoring/scoringgame_test.cpp
  ui/engines/*dialog.cpp
  ui/engines/enginewaitcard.cpp
  ui/export/exporter.cpp
  ui/export/printdialog.cpp
  ui/home/*dialog.cpp
  ui/info/propertydialog.cpp)
list(TRANSFORM alone PREPEND ${PROJECT_SOURCE_DIR}/)
file(GLOB alone LIST_DIRECTORIES OFF ${alone})

# Rooms whose own code somebody waits for: it plays games, reads and replays files, fits strengths, paints what moves. Elsewhere
# most of what compiling costs would be what the optimiser does with functions inlined into each other.
set(hurried
  shinpan_analysis shinpan_board shinpan_clock shinpan_competition_result shinpan_engine shinpan_engine_dialect shinpan_gtp shinpan_match
  shinpan_match_score shinpan_record shinpan_record_note shinpan_record_search shinpan_record_sgf shinpan_record_tree
  shinpan_rules shinpan_search shinpan_statistics shinpan_tuning shinpan_ui_board shinpan_ui_board_painting
  shinpan_ui_console shinpan_ui_game shinpan_ui_tree shinpan_util)
set(unhurried engine-keeper)
foreach(user IN LISTS users)
  if(user MATCHES "^shinpan" AND NOT user IN_LIST hurried)
    list(APPEND unhurried ${user})
  endif()
endforeach()

# shinpan_unite(<target>): has its files compiled together, at most eight of one folder at a time; twice as many of what is
# optimised little or not at all.
function(shinpan_unite target)
  get_target_property(sources ${target} SOURCES)
  get_target_property(base ${target} SOURCE_DIR)
  set(first)
  set(most 8)
  get_target_property(unoptimized ${target} SHINPAN_UNOPTIMIZED)
  if(unoptimized OR target IN_LIST unhurried)
    set(most 16)
  endif()
  foreach(source IN LISTS sources)
    get_filename_component(path ${source} ABSOLUTE BASE_DIR ${base})
    if(NOT path MATCHES "\\.cpp$" OR path IN_LIST alone)
      continue()
    endif()
    get_filename_component(folder ${path} DIRECTORY)
    file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER ${folder} folder)
    if(NOT DEFINED count_${folder})
      set(count_${folder} 0)
    endif()
    math(EXPR group "${count_${folder}} / ${most}")
    math(EXPR count_${folder} "${count_${folder}} + 1")
    set_source_files_properties(${path} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${folder}_${group})
    if(NOT first)
      set(first ${folder}_${group})
    endif()
  endforeach()
  get_target_property(automoc ${target} AUTOMOC)
  if(first AND automoc)
    get_target_property(made ${target} BINARY_DIR)
    set(mocs ${made}/${target}_autogen/mocs_compilation.cpp)
    file(CONFIGURE OUTPUT ${made}/${target}_mocs.cpp CONTENT "#include \"${mocs}\"\n")
    target_sources(${target} PRIVATE ${made}/${target}_mocs.cpp)
    set_source_files_properties(${made}/${target}_mocs.cpp TARGET_DIRECTORY ${target}
      PROPERTIES UNITY_GROUP ${first} SKIP_AUTOMOC ON)
    set_source_files_properties(${mocs} TARGET_DIRECTORY ${target} PROPERTIES HEADER_FILE_ONLY ON)
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # g++ fears for the frames of coroutines that hold a type of an anonymous namespace of a file that is not the main one.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()

# GNU's other linker needs a third of the time.
find_program(SHINPAN_GOLD ld.gold)
foreach(user IN LISTS users)
  shinpan_unite(${user})
  if(SHINPAN_GOLD AND NOT SHINPAN_SANITIZE)
    target_link_options(${user} PRIVATE -fuse-ld=gold)
  endif()
  target_compile_options(${user} PRIVATE -UQT_NETWORK_LIB) # <QTest> looks at it, and not everything has it
  shinpan_uses(${user} Qt6::Widgets usesWidgets)
  shinpan_uses(${user} Qt6::Core usesCore)
  shinpan_uses(${user} shinpan_record usesRecord)
  shinpan_uses(${user} Qt6::Test usesTest)
  if(usesTest)
    # What <QTest> looks at and not every test has alike would make the header useless to them.
    target_compile_options(${user} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    if(NOT usesWidgets)
      target_compile_options(${user} PRIVATE -UQT_GUI_LIB)
    endif()
  endif()
  get_target_property(unoptimized ${user} SHINPAN_UNOPTIMIZED)
  set(suffix "")
  if(unoptimized)
    set(suffix _tests)
  elseif(small AND user IN_LIST unhurried)
    set(suffix _small)
    target_compile_options(${user} PRIVATE ${smallOptions})
  endif()
  if(usesWidgets)
    target_precompile_headers(${user} REUSE_FROM shinpan_precompiled_widgets${suffix})
  elseif(usesRecord)
    target_precompile_headers(${user} REUSE_FROM shinpan_precompiled_record${suffix})
  elseif(usesCore)
    target_precompile_headers(${user} REUSE_FROM shinpan_precompiled_core${suffix})
  endif()
endforeach()
