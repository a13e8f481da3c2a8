import { join } from 'node:path';
import { prepareOnce, type PreparingConnection } from '../src/platform/database/prepare-once';
import { environment } from '../src/platform/environment/environment';

interface SqliteConnection extends PreparingConnection {
  pragma(statement: string): unknown;
}

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: join(environment.dataDir, 'data.db') },
  useNullAsDefault: true,
  pool: {
    // WAL lets readers go on while one writes; FULL keeps an acknowledged submission through a power cut.
    afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
      for (const pragma of [
        'journal_mode = WAL',
        'synchronous = FULL',
        'busy_timeout = 5000',
        'cache_size = -32000',
        // What is deleted is written over, so that nothing of a person who was erased is left in the file or its backups.
        'secure_delete = ON',
        // As much as SQLite maps; only what is read of it takes memory.
        'mmap_size = 2147418112',
      ]) {
        connection.pragma(pragma);
      }
      prepareOnce(connection);
      done(null, connection);
    },
  },
});

const postgres = (connectionString: string) => ({
  client: 'postgres',
  connection: { connectionString },
  pool: { min: 0, max: 10 },
  acquireConnectionTimeout: 5000,
});

export default () => ({
  connection: environment.databaseUrl ? postgres(environment.databaseUrl) : sqlite(),
});
