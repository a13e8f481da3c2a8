/**
 * An AbortSignal that the first Ctrl-C, SIGTERM or closed terminal aborts.
 * Later ones are taken and dropped: npm passes a Ctrl-C on that the terminal has already delivered.
 * (package.json says `exec node …` because npm signals the shell that it starts, which would not pass it on.)
 */
export function listenForStop() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => controller.abort());
  return controller.signal;
}
