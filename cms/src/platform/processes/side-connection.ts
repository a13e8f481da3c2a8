/** As much of pg's client as is used here. */
export interface SideConnection {
  query(sql: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  on(event: 'error' | 'end', act: () => void): void;
  on(event: 'notification', act: (told: { channel: string; payload?: string }) => void): void;
}

/** What knex makes the connections of its pool with. */
interface ConnectionMaker {
  acquireRawConnection(): Promise<SideConnection>;
  destroyRawConnection(connection: SideConnection): Promise<void>;
}

let opened: Promise<SideConnection> | undefined;

/**
 * PostgreSQL's one connection of this process beside the pool, for what belongs to a session: locks that outlast a
 * transaction, and what is listened to. One of the pool would be taken from requests for as long. A lost one is opened anew.
 */
export function sideConnection(): Promise<SideConnection> {
  opened ??= open();
  return opened;
}

export async function closeSideConnection(): Promise<void> {
  const closing = await opened?.catch(() => undefined);
  opened = undefined;
  if (closing) await connectionMaker().destroyRawConnection(closing);
}

function open(): Promise<SideConnection> {
  const opening = connectionMaker()
    .acquireRawConnection()
    .then((connection) => {
      for (const event of ['error', 'end'] as const) connection.on(event, forget);
      return connection;
    });
  const forget = () => {
    if (opened === opening) opened = undefined;
  };
  opening.catch(forget);
  return opening;
}

function connectionMaker(): ConnectionMaker {
  return strapi.db.connection.client; // untyped by knex
}
