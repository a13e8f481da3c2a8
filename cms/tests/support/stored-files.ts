import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a data folder or a backup has in the places of files, by path; the bytes as Base64. */
export function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    ['private-files', 'public'].flatMap((place) =>
      readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, place, name)).isFile())
        .map((name) => [`${place}/${name}`, readFileSync(join(folder, place, name)).toString('base64')]),
    ),
  );
}
