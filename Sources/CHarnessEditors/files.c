/* #embed keeps one source of truth: a changed file is compiled in by the next build. */
#include "CHarnessEditors.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char definitions[] = {
#embed "../../editors/harness.lua"
  , 0
};

static const char settings[] = {
#embed "../../editors/.luarc.json"
  , 0
};

static const char luacheck[] = {
#embed "../../.luacheckrc"
  , 0
};

const char *harness_editor_definitions(void) { return definitions; }

const char *harness_editor_settings(void) { return settings; }

const char *harness_editor_luacheck(void) { return luacheck; }
