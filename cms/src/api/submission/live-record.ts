import type { OpenRecord } from '@scholars/contract/live';
import { isSubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { liveServer, recordRoom, type LiveSocket } from '../../platform/live/live-channel.js';
import { hasOtherProcesses } from '../../platform/processes/turns.js';
import { hasSubjects, isHiddenFrom } from './hidden-submissions.js';

/** Who loads the page anew was not away. */
const awayAfterMs = 5000;

/** Rooms whose windows are being told, each with whether somebody has opened or left the submission meanwhile. */
const telling = new Map<string, boolean>();

/** Follows which submission a coordinator's window has open; of one that they are not shown nothing happens. */
export async function hearOpen(socket: LiveSocket, record: OpenRecord | null): Promise<void> {
  const before = socket.data.openRecord;
  if (record && before && recordRoom(record) === recordRoom(before)) return;
  leaveRecord(socket);
  socket.data.openRecord = record;
  if (!record || !(await isShown(socket, record))) return;
  // They may have said another one while the database was asked.
  if (socket.disconnected || socket.data.openRecord !== record) return;
  await socket.join(recordRoom(record));
  tellEverywhere(record);
}

/** A window has left its submission, or is gone. */
export function leaveRecord(socket: LiveSocket): void {
  const record = socket.data.openRecord;
  if (!record) return;
  socket.data.openRecord = null;
  socket.data.toldOpenToo = undefined;
  void socket.leave(recordRoom(record));
  setTimeout(() => tellEverywhere(record), awayAfterMs).unref();
}

/** Tells the windows here that have a submission open who else has; one round at a time, so that the last is right. */
export function tellOpenHere(record: OpenRecord): void {
  const room = recordRoom(record);
  const isUnderWay = telling.has(room);
  telling.set(room, isUnderWay);
  if (isUnderWay) return;
  tellRoom(record)
    // A process that has just died keeps the others waiting for its answer: the next look asks again.
    .catch(() => windowsAt(record).forEach(({ data }) => (data.toldOpenToo = undefined)))
    .finally(() => {
      const isToldAnew = telling.get(room);
      telling.delete(room);
      if (isToldAnew) tellOpenHere(record);
    });
}

/** What nobody tells of: the windows of a process that has died, and who is a coordinator of the queue no longer. */
export function lookForOthers(): void {
  const windows = [...(liveServer()?.of('/').sockets.values() ?? [])];
  const records = windows.flatMap(({ data }) => (data.openRecord && data.toldOpenToo !== '' ? [data.openRecord] : []));
  for (const record of new Map(records.map((one) => [recordRoom(one), one])).values()) tellOpenHere(record);
}

async function isShown({ data }: LiveSocket, { kind, id }: OpenRecord): Promise<boolean> {
  if (!isSubmissionKind(kind) || !data.queues.includes(kind)) return false;
  return !hasSubjects(kind) || !(await isHiddenFrom(kind, id, data));
}

function tellEverywhere(record: OpenRecord): void {
  const server = liveServer();
  if (!server) return;
  tellOpenHere(record);
  if (hasOtherProcesses()) server.serverSideEmit('openedOrLeft', record);
}

async function tellRoom(record: OpenRecord): Promise<void> {
  const here = windowsAt(record);
  if (here.length === 0) return;
  const everywhere = (await liveServer()?.in(recordRoom(record)).fetchSockets()) ?? [];
  const open = everywhere.filter(({ data }) => data.queues.includes(record.kind));
  for (const window of here) {
    const others = open.filter(({ id }) => id !== window.id).map(({ data }) => data.accountId);
    const coordinators = [...new Set(others)].toSorted();
    const told = coordinators.join();
    if (told === (window.data.toldOpenToo ?? '')) continue;
    window.data.toldOpenToo = told;
    window.emit('openToo', { ...record, coordinators });
  }
}

/** The windows of this process that have it open, of those who work with its queue. */
function windowsAt(record: OpenRecord): LiveSocket[] {
  const channel = liveServer()?.of('/');
  const ids = [...(channel?.adapter.rooms.get(recordRoom(record)) ?? [])];
  return ids.flatMap((id) => {
    const window = channel?.sockets.get(id);
    return window?.data.queues.includes(record.kind) ? [window] : [];
  });
}
