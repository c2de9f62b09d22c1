// Runs before the first paint, so that a dark page never flashes light. It only reads what core's theme wrote.
(function () {
  var root = document.documentElement;
  var stored = null;
  try {
    stored = localStorage.getItem('darkMode');
    var locale = localStorage.getItem('keo.locale');
    if (locale === 'vi' || locale === 'en') root.lang = locale;
  } catch (error) {
    // Storage is closed to this page: the system's colour decides.
  }
  var dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  root.classList.toggle('app-dark', dark);
})();
