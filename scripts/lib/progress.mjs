const redrawMs = 1000;

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

export function secondsSince(startedAt) {
  const seconds = (Date.now() - startedAt) / 1000;
  return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
}
