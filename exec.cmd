@rem The scripts of package.json begin with exec, which the shell of npm on Windows lacks.
@%*
