/* The files for editors, as they are in this repository, within the program: `harness init` writes
   them where the repository is not. Each is text that ends with a zero byte and lives for ever. */
#ifndef CHARNESSEDITORS_H
#define CHARNESSEDITORS_H

/* editors/harness.lua: the words of a test, for the Lua language server. */
const char *harness_editor_definitions(void);

/* editors/.luarc.json: the settings of the Lua language server. */
const char *harness_editor_settings(void);

/* .luacheckrc: the globals of a test, for luacheck. */
const char *harness_editor_luacheck(void);

#endif
