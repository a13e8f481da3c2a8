/** How long a line may wait for those behind it. */
const waitMs = 50;
const mostLength = 32_000;

interface Settings {
  write?: (text: string) => void;
  /** Has a function called when the process ends by itself or by a fault. */
  whenEnding?: (flush: () => void) => void;
}

/**
 * Writes lines together, in their order: to write one by itself takes longer than to send a page that is kept. What is
 * urgent is written at once, with all that waits. Only a process that is killed takes what it said in its last moment
 * with it.
 */
export function createLineWriter({
  write = (text) => void process.stdout.write(text),
  whenEnding = (flush) => void process.on('exit', flush),
}: Settings = {}) {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text) write(text);
  };
  whenEnding(flush);
  return (line: string, isUrgent: boolean): void => {
    waiting += `${line}\n`;
    if (isUrgent || waiting.length > mostLength) flush();
    else timer ??= setTimeout(flush, waitMs).unref();
  };
}
