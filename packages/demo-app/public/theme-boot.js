// Runs before the first paint, so that a dark page never flashes light. It only reads what core's theme wrote.
(function () {
  var root = document.documentElement;
  var stored = null;
  var system = null;
  try {
    stored = localStorage.getItem('darkMode');
    system = localStorage.getItem('themeSystem');
    var locale = localStorage.getItem('locale');
    if (locale === 'vi' || locale === 'en') root.lang = locale;
  } catch {
    // Storage is closed to this page: the system's colour decides.
  }
  // The stored result is a choice, unless `themeSystem` says that it came from the device.
  var chosen = (stored === 'true' || stored === 'false') && stored !== system;
  var dark = chosen ? stored === 'true' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('app-dark', dark);
})();
