/** What is done again and again, by the name that a failure is logged under. */
export type Jobs = Readonly<Record<string, (now: number) => Promise<unknown>>>;

const everyMs = 3_600_000;
let timer: NodeJS.Timeout | undefined;

/** Runs jobs every hour from now on. */
export function startHourlyJobs(jobs: Jobs): void {
  timer = setInterval(() => void runJobs(jobs), everyMs);
  timer.unref();
}

export function stopHourlyJobs(): void {
  clearInterval(timer);
}

/** Runs jobs one after the other, each by itself: one that fails, as on a full disk, keeps no other from its work. */
export async function runJobs(jobs: Jobs, now: number = Date.now()): Promise<void> {
  const failed: string[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job(now);
    } catch (error) {
      failed.push(`${name} (${error instanceof Error ? error.name : 'unknown error'})`);
    }
  }
  if (failed.length > 0) strapi.log.error(`Housekeeping failed: ${failed.join(', ')}`);
}
