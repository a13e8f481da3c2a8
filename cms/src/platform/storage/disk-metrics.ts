import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import { environment } from '../environment/environment.js';
import { gauge, registry } from '../metrics/registry.js';

const places = { data: environment.dataDir, 'private-files': environment.privateFilesDir };

/** Call once. A folder that is not made yet, or of a file system that says nothing of itself, has no figure. */
export function measureDisks(): void {
  gauge(
    'scholars_cms_disk_reserve_bytes',
    'What must be free for /readyz of this process to be 200 (DISK_RESERVE_MB); of a small disk a tenth at most.',
  ).set(environment.diskReserveBytes);
  measureDisk(
    'scholars_cms_disk_free_bytes',
    'What is free on the disk on which a folder of this process lies.',
    ({ bavail, bsize }) => bavail * bsize,
  );
  measureDisk(
    'scholars_cms_disk_size_bytes',
    'Size of the disk on which a folder of this process lies.',
    ({ blocks, bsize }) => blocks * bsize,
  );
}

function measureDisk(name: string, help: string, read: (disk: StatsFs) => number): void {
  void new Gauge({
    name,
    help,
    labelNames: ['place'],
    registers: [registry],
    async collect() {
      for (const [place, folder] of Object.entries(places)) {
        const disk = await statfs(folder).catch(() => undefined);
        if (disk && disk.blocks !== 0) this.set({ place }, read(disk));
      }
    },
  });
}
