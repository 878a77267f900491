// A user who closes the window before it has answered.
window.close();
