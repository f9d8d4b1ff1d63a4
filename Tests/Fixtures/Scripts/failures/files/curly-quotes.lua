mount(“Workbench”)
