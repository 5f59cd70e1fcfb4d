// Keeps what goes wrong in a tab, whatever pages it loads, for the test to read.
const complain = (text) => {
  const heard = JSON.parse(sessionStorage.complaints ?? "[]");
  sessionStorage.complaints = JSON.stringify([...heard, `${location.pathname}: ${text}`]);
};
addEventListener("error", ({ message, target }) => complain(message ?? `not loaded: ${target.src ?? target.href}`), true);
addEventListener("unhandledrejection", ({ reason }) => complain(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  complain(`${violatedDirective} forbids ${blockedURI}`),
);
for (const kind of ["error", "warn"]) console[kind] = (...words) => complain(words.join(" "));
