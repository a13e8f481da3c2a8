const redrawMs = 1000;
const clearLine = '\r\u001b[K';

/**
 * Shows one line while `work` runs and adds the seconds that it took.
 * On a terminal the seconds count up in place; in a log the line is written once, with nothing to rub out.
 * `isAmongOutput`: `work` writes lines of its own in the meantime, so begin and end get a line each.
 */
export async function step(label, work, { isAmongOutput = false } = {}) {
  const startedAt = Date.now();
  if (isAmongOutput) {
    console.log(`  ${label} …`);
    const result = await work();
    console.log(`  ${label}: done after ${secondsSince(startedAt)}`);
    return result;
  }
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(`  ${label} … `);
  const redraw = () => process.stdout.write(`\r  ${label} … ${secondsSince(startedAt)}`);
  const timer = isTerminal ? setInterval(redraw, redrawMs) : undefined;
  try {
    const result = await work();
    process.stdout.write(isTerminal ? `\r  ${label} … ${secondsSince(startedAt)}\n` : `${secondsSince(startedAt)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${isTerminal ? `\r  ${label} … ` : ''}stopped after ${secondsSince(startedAt)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * For steps that run side by side: a line for each that is done, with its seconds and how many are. On a terminal the
 * last line says which are under way, counting up in place; in a log, where nothing can be rubbed out, each begin has a
 * line too.
 *
 * @param {number} total how many steps there will be
 */
export function shareProgress(total) {
  const isTerminal = process.stdout.isTTY;
  /** When the steps under way have begun. @type {Map<string, number>} */
  const underWay = new Map();
  let done = 0;
  const timer = isTerminal ? setInterval(redraw, redrawMs) : undefined;

  function redraw() {
    const steps = [...underWay].map(([label, startedAt]) => `${label} ${secondsSince(startedAt)}`);
    process.stdout.write(clearLine + `  ${steps.join(' · ')}`.slice(0, (process.stdout.columns || 80) - 1));
  }

  /** @param {string} line */
  function say(line) {
    process.stdout.write(`${isTerminal ? clearLine : ''}  ${line}\n`);
    if (isTerminal && underWay.size > 0) redraw();
  }

  return {
    /** @param {string} label @param {() => Promise<void>} work */
    async step(label, work) {
      const startedAt = Date.now();
      underWay.set(label, startedAt);
      if (isTerminal) redraw();
      else say(`${label} …`);
      let how = 'stopped';
      try {
        await work();
        done += 1;
        how = `done (${done} of ${total})`;
      } finally {
        underWay.delete(label);
        say(`${label}: ${how} after ${secondsSince(startedAt)}`);
      }
    },
    end: () => clearInterval(timer),
  };
}

export function secondsSince(startedAt) {
  const seconds = (Date.now() - startedAt) / 1000;
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
}
