import type { Arrival, DoorGuest } from '@scholars/contract/event-arrivals';
import type { EventBadge } from '@scholars/contract/event-badges';
import type { EventAnswers } from '@scholars/contract/event-guests';
import type { MailJob } from '@scholars/contract/mail-jobs';
import type { MemberAccountDetail } from '@scholars/contract/member-accounts';
import type { QueueCondition } from '@scholars/contract/queues/queue-conditions';
import {
  fillTemplate,
  templateText,
  type MessageTemplateDetail,
  type TemplateFields,
  type TemplateWords,
} from '@scholars/contract/message-templates';
import { parseQueueQuery } from '@scholars/contract/queues/queue-query';
import {
  describedKind,
  isSubmissionKind,
  kindNames,
  type SubmissionKind,
} from '@scholars/contract/queues/submission-kinds';
import type { SheetCheck, SheetImport, SheetImportSummary } from '@scholars/contract/sheet-imports';
import { isReasonNeeded, nextStatuses, statusesOf, waitingStatuses } from '@scholars/contract/submission-status';
import { queueAges } from '@scholars/contract/queues/queue-ages';
import type { FoundRecord, QueueBreakdown, RowChange, RowResult } from '@scholars/contract/queue-work';
import type { QueueView } from '@scholars/contract/queue-views';
import type { AuditEntry, Coordinator, SubmissionDetail } from '@scholars/contract/submissions';
import { nestedQuery } from './nested-query';

/**
 * What a coordinator's browser talks to, in memory: it answers as the contract says, and remembers what it was asked.
 */
export interface BackOfficeServer {
  submissions: Record<SubmissionKind, SubmissionDetail[]>;
  mails: MailJob[];
  guests: EventAnswers;
  badges: EventBadge[];
  door: DoorGuest[];
  /** What a table is answered with that is looked at. */
  sheet: SheetCheck | undefined;
  sheets: SheetImportSummary[];
  /** What became of the rows of one of them. */
  sheetResult: SheetImport | undefined;
  /** The first is who is signed in. */
  coordinators: Coordinator[];
  templates: MessageTemplateDetail[];
  accounts: MemberAccountDetail[];
  views: QueueView[];
  /** Each call as `METHOD address`. */
  asked: string[];
  /** How it fails from now on; 0 for not at all. */
  failing: number;
  /** The same of what only reads. */
  failingReads: number;
  fetch: typeof fetch;
}

type Answer = { status?: number; body: unknown };

/** Who is signed in. */
const me = 'Mariam Al-Sayed';

export function backOfficeServer(
  content: Partial<
    Pick<BackOfficeServer, 'mails' | 'guests' | 'badges' | 'door' | 'sheet' | 'sheets' | 'sheetResult'>
  > = {},
): BackOfficeServer {
  const server: BackOfficeServer = {
    // one list for each kind
    submissions: Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as BackOfficeServer['submissions'],
    mails: content.mails ?? [],
    badges: content.badges ?? [],
    door: content.door ?? [],
    sheet: content.sheet,
    sheets: content.sheets ?? [],
    sheetResult: content.sheetResult,
    guests: content.guests ?? {
      totals: { invited: 0, yes: 0, online: 0, no: 0, waiting: 0, guests: 0 },
      places: { capacity: null, taken: 0, waiting: 0 },
      invitations: [],
      settings: { remindDays: null },
      closesOn: null,
      isOpen: true,
    },
    coordinators: [
      { id: 'u1', name: me },
      { id: 'u2', name: 'Huda Nasser' },
    ],
    templates: [],
    accounts: [],
    views: [],
    asked: [],
    failing: 0,
    failingReads: 0,
    fetch: async (input, { method = 'GET', body } = {}) => {
      const address = new URL(typeof input === 'string' ? input : '', 'http://portal.invalid');
      server.asked.push(`${method} ${address.pathname}${decodeURIComponent(address.search)}`);
      const failing = server.failing || (method === 'GET' && server.failingReads);
      const { status = 200, body: answer } = failing
        ? { status: failing, body: { success: false } }
        : answerTo(server, method, address, typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined);
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
    },
  };
  return server;
}

function answerViews(server: BackOfficeServer, method: string, id: string, body: unknown): Answer {
  const given = body as Partial<QueueView>; // as the contract's calls take it
  const present = server.views.find((view) => view.id === id);
  if (method === 'GET') return ok(server.views, { total: server.views.length });
  if (method === 'DELETE') {
    server.views = server.views.filter((view) => view !== present);
    return ok(null);
  }
  if (given.isDefault) for (const view of server.views) view.isDefault = false;
  const made = { id: `view${server.views.length + 1}`, queue: 'applications', name: '', query: '', isDefault: false };
  const view = Object.assign(present ?? (made as QueueView), given);
  if (!present) server.views.push(view);
  return ok(view);
}

const notFound: Answer = { status: 404, body: { success: false, message: 'Not found' } };
const ok = (data: unknown, meta?: object): Answer => ({ body: { success: true, data, ...(meta && { meta }) } });

function answerTo(server: BackOfficeServer, method: string, { pathname, search }: URL, body: unknown): Answer {
  const [, , area = '', name = '', id = '', call = ''] = pathname.split('/');
  if (area === 'mail-jobs') return method === 'POST' ? resend(server, name) : pageOf(server.mails, search);
  if (area === 'events') return answerOfGuests(server, method, pathname, body);
  if (area === 'backoffice' && name === 'coordinators') return ok(server.coordinators);
  if (area === 'backoffice' && name === 'message-templates')
    return templateAnswer(server, method, { id, call }, body as TemplateBody);
  if (area === 'backoffice' && name === 'member-accounts') return answerAccounts(server, id, call, search);
  if (area === 'backoffice' && name === 'records') return ok(recordsOf(server, search));
  if (area === 'backoffice' && name === 'queue-views') return answerViews(server, method, id, body);
  if (area === 'backoffice' && name === 'sheets') {
    if (call === 'check') return ok(server.sheet);
    if (id === 'imports') return ok(call === '' ? server.sheets : server.sheetResult);
    return notFound;
  }
  if (area === 'thematic-areas') return ok([{ id: 3, title: 'Artificial Intelligence' }]);
  if (area !== 'backoffice' || !isSubmissionKind(name)) return notFound;
  const all = server.submissions[name];
  if (id === '') return listOf(name, all, search);
  if (id === 'breakdown') return ok(breakdownOf(name, all));
  if (id === 'changes') return ok(changeMany(server, name, all, body as ManyChanges));
  if (id === 'counts')
    return ok(
      Object.fromEntries(statusesOf(name).map((status) => [status, all.filter((one) => one.status === status).length])),
    );
  const found = all.find((one) => one.id === id);
  if (!found) return notFound;
  if (call === 'related') return ok({ account: null, others: [] });
  if (call === 'files') return openFile(found);
  if (call === 'assign') return assign(server, found, body as { assignee: string; version: number });
  if (call === 'comments' || call === 'messages') return write(found, call, body as { text: string });
  return call === 'transition' ? take(name, found, body as Step) : ok(found);
}

function answerOfGuests(
  { guests, badges, door }: BackOfficeServer,
  method: string,
  pathname: string,
  body: unknown,
): Answer {
  if (pathname.endsWith('/door')) return ok(structuredClone(door));
  if (pathname.endsWith('/arrivals')) return ok({ rows: (body as { arrivals: Arrival[] }).arrivals.map(takeIn) });
  if (pathname.endsWith('/badges')) return ok({ titles: ['The Annual Gathering', 'اللقاء السنوي'], badges });
  if (method === 'GET') return ok(pathname.endsWith('/history') ? [] : guests);
  if (pathname.endsWith('/steps')) {
    const { ids } = body as { ids: string[] };
    const rows = guests.invitations.filter(({ id }) => ids.includes(id));
    return ok({ done: 0, rows: rows.map(({ id, fullName }) => ({ id, fullName, outcome: 'no-address' })) });
  }
  const { list } = body as { list: string };
  return ok({ made: 0, known: 0, repeated: 2, left: 0, refused: [{ line: 1, text: list, problem: 'No address' }] });

  function takeIn({ clientId, id, step, at, reason, people }: Arrival) {
    const guest = door.find((one) => one.id === id);
    const isAlready = step === 'in' && guest?.arrivedAt;
    const isUnexplained = step === 'in' && guest && guest.answer !== 'yes' && reason === '';
    if (guest && step === 'people') guest.peopleIn = people ?? 0;
    else if (guest && !isAlready && !isUnexplained)
      Object.assign(guest, {
        arrivedAt: step === 'in' ? at : null,
        peopleIn: step === 'in' ? 1 + guest.guests : 0,
      });
    const { arrivedAt = null, peopleIn = 0 } = guest ?? {};
    const outcome = !guest ? 'unknown' : isAlready ? 'already' : isUnexplained ? 'reason' : 'done';
    return { clientId, id, outcome, arrivedAt, peopleIn };
  }
}

function listOf(kind: SubmissionKind, all: SubmissionDetail[], search: string): Answer {
  const query = parseQueueQuery(kind, nestedQuery(search));
  if (!query.ok) return { status: 400, body: { success: false, message: 'Malformed', errors: query.problems } };
  const { where, sort, fields, start, limit, page } = query.value;
  const rows = all
    .map((one, i): Record<string, string> => {
      const row: Record<string, string> = { ...one.fields, ...pick(one), documentId: one.id, id: String(i) };
      return {
        ...row,
        q: describedKind(kind)
          .searchIn.map((field) => row[field])
          .join(' '),
      };
    })
    .filter((row) => where.every((each) => ('field' in each ? holds(row, each) : each.some((one) => holds(row, one)))))
    .sort((a, b) => {
      for (const { field, order } of sort) {
        const compared = (a[field] ?? '').localeCompare(b[field] ?? '') * (order === 'asc' ? 1 : -1);
        if (compared !== 0) return compared;
      }
      return 0;
    });
  const shown = rows.slice(start, start + limit).map((row) => ({
    ...Object.fromEntries(['id', 'documentId', ...fields].map((field) => [field, row[field]])),
    isOwn: all.some(({ id, isOwn }) => id === row.documentId && isOwn),
  }));
  return { body: { data: shown, meta: { pagination: { page, pageSize: limit, total: rows.length } } } };
}

function pick({ reference, status, version, assignee, createdAt }: SubmissionDetail) {
  return { reference, status, version: String(version), createdAt, ...(assignee && { assignee: assignee.id }) };
}

function holds(row: Record<string, string>, { field, operator, value }: QueueCondition): boolean {
  const own = row[field] ?? '';
  const [first = ''] = [value].flat();
  switch (operator) {
    case 'eq':
    case 'in':
      return [value].flat().includes(own);
    case 'containsi':
      return own.toLowerCase().includes(first.toLowerCase());
    case 'startsWith':
      return own.startsWith(first);
    case 'gte':
      return own >= first;
    case 'lte':
      return own <= first;
    case 'null':
      return own === '';
  }
}

interface ManyChanges {
  rows: RowChange[];
  reason?: string;
  words?: TemplateWords;
}

function filledFor(
  kind: SubmissionKind,
  { locale, fields, reference }: SubmissionDetail,
  words: TemplateWords,
): string {
  const name = fields[describedKind(kind).senderField] ?? '';
  return fillTemplate(templateText(words, locale === 'ar' ? 'ar' : 'en'), { name, reference });
}

function changeMany(
  server: BackOfficeServer,
  kind: SubmissionKind,
  all: SubmissionDetail[],
  { rows, reason = '', words }: ManyChanges,
): RowResult[] {
  return rows.map(({ id, version, to, assignee, takesBack }): RowResult => {
    const found = all.find((one) => one.id === id);
    if (!found) return { id, outcome: 'missing', message: 'Not found', present: null };
    const { status } = takesBack
      ? takeBack(kind, found, version)
      : to === undefined
        ? assign(server, found, { assignee: assignee ?? '', version })
        : take(kind, found, { to, reason: words ? filledFor(kind, found, words) : reason, version });
    return {
      id,
      outcome: status === 409 ? 'changed' : status === 422 ? 'refused' : 'done',
      message: '',
      present: { version: found.version, status: found.status, assignee: found.assignee?.id ?? null },
    };
  });
}

function recordsOf({ submissions, guests }: BackOfficeServer, search: string): FoundRecord[] {
  const q = new URLSearchParams(search).get('q')?.toLowerCase() ?? '';
  const sent = kindNames.flatMap((kind) =>
    submissions[kind].map(({ id, reference, status, createdAt, fields }) => ({
      kind,
      id,
      reference,
      title: fields[describedKind(kind).titleField] ?? '',
      email: fields.emailAddress ?? '',
      status,
      createdAt,
    })),
  );
  const invited = guests.invitations.map(({ id, fullName: title, emailAddress: email }) => ({
    kind: 'event-invitations',
    id,
    reference: '',
    title,
    email,
    status: '',
    createdAt: '2026-11-01T00:00:00.000Z',
  }));
  return [...sent, ...invited].filter(({ reference, title, email }) =>
    `${reference} ${title} ${email}`.toLowerCase().includes(q),
  );
}

function breakdownOf(kind: SubmissionKind, all: SubmissionDetail[]): QueueBreakdown {
  const waiting = all.filter(({ status }) => waitingStatuses(kind).some((one) => one === status));
  const ids = [...new Set(waiting.map(({ assignee }) => assignee?.id ?? null))];
  return {
    ages: queueAges.map((age) => ({
      age,
      from: '',
      to: '',
      count: age === 'older' ? waiting.length : 0,
    })),
    assignees: ids.map((id) => ({ id, count: waiting.filter(({ assignee }) => (assignee?.id ?? null) === id).length })),
  };
}

interface Step {
  to: string;
  reason: string;
  version: number;
}

function take(kind: SubmissionKind, found: SubmissionDetail, { to, reason, version }: Step): Answer {
  if (version !== found.version) return { status: 409, body: { success: false, message: 'Changed', data: found } };
  if (isReasonNeeded(to) && reason === '')
    return { status: 422, body: { success: false, message: 'Check', errors: { reason: ['Give one'] } } };
  moveOn(kind, found, to, reason, me);
  return ok(found);
}

function takeBack(kind: SubmissionKind, found: SubmissionDetail, version: number): Answer {
  if (version !== found.version) return { status: 409, body: { success: false, message: 'Changed', data: found } };
  const { from, to } = found.history.at(-1) ?? {};
  if (!from || to !== found.status) return { status: 422, body: { success: false, message: 'No step' } };
  addLine(found, { action: 'taken-back', from: found.status, to: from, reason: '' });
  Object.assign(found, { status: from, version: version + 1, next: [...nextStatuses(kind, from)] });
  return ok(found);
}

function assign(
  server: BackOfficeServer,
  found: SubmissionDetail,
  asked: { assignee: string; version: number },
): Answer {
  if (asked.version !== found.version)
    return { status: 409, body: { success: false, message: 'Changed', data: found } };
  const assignee = server.coordinators.find(({ id }) => id === asked.assignee) ?? null;
  addLine(found, { action: 'assigned', reason: assignee?.name ?? '' });
  Object.assign(found, { assignee, version: found.version + 1 });
  return ok(found);
}

function write(found: SubmissionDetail, call: 'comments' | 'messages', { text }: { text: string }): Answer {
  addLine(found, { action: call === 'comments' ? 'commented' : 'message-sent', reason: text });
  return ok(found);
}

/** Somebody takes a step, past the page that shows the submission. */
/** A step of a colleague, or of whom is said. */
export function moveOn(
  kind: SubmissionKind,
  found: SubmissionDetail,
  to: string,
  reason = '',
  actor = 'Huda Nasser',
): void {
  addLine(found, { action: 'transition', from: found.status, to, reason, actor });
  if (kind === 'founding-fellows-profiles' && to === 'approved')
    addLine(found, { action: 'invitation-sent', reason: '', actor: '' });
  Object.assign(found, { status: to, version: found.version + 1, next: [...nextStatuses(kind, to)] });
}

function openFile(found: SubmissionDetail): Answer {
  addLine(found, { action: 'file-opened', reason: found.files[0]?.field ?? '' });
  return { body: '%PDF-1.7' };
}

function addLine(found: SubmissionDetail, line: Pick<AuditEntry, 'action' | 'reason'> & Partial<AuditEntry>): void {
  const id = String(found.history.length + 1);
  const at = '2026-11-21T09:00:00.000Z';
  const { actor = me } = line;
  found.history = [...found.history, { id, at, actor, isOwn: actor === me, from: null, to: null, ...line }];
}

/** A page of those that are in the state that is asked for. */
function pageOf(all: readonly { state: string }[], search: string): Answer {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const pageSize = Number(query.get('pageSize'));
  const page = Number(query.get('page'));
  const found = all.filter((one) => !state || one.state === state);
  return ok(found.slice((page - 1) * pageSize, page * pageSize), {
    page,
    pageSize,
    pageCount: Math.ceil(found.length / pageSize),
    total: found.length,
  });
}

function resend({ mails }: BackOfficeServer, id: string): Answer {
  const mail = mails.find((one) => one.id === id);
  if (!mail) return notFound;
  if (mail.state === 'sending' || mail.state === 'sent')
    return { status: 409, body: { success: false, message: 'Changed', data: mail } };
  Object.assign(mail, { state: 'queued', lastError: '' });
  return ok(mail);
}

function answerAccounts({ accounts }: BackOfficeServer, id: string, call: string, search: string): Answer {
  if (id === '') return pageOf(accounts, search);
  const found = accounts.find((account) => account.id === id);
  if (!found) return notFound;
  if (call === 'suspend') found.state = 'suspended';
  return ok(found);
}

type TemplateBody = TemplateFields & { version: number };

function templateAnswer(
  { templates }: BackOfficeServer,
  method: string,
  { id, call }: { id: string; call: string },
  { version, ...fields }: TemplateBody = {} as TemplateBody, // of a read there is no body
): Answer {
  if (id === '' && method === 'GET') return ok(templates);
  if (id === '') {
    const made = { ...fields, id: `t${templates.length + 1}`, version: 1, updatedAt: '2026-11-21T09:00:00.000Z' };
    templates.push({ ...made, history: [] });
    return ok(templates.at(-1));
  }
  const found = templates.find((one) => one.id === id);
  if (!found) return notFound;
  if (method === 'GET') return ok(found);
  if (version !== found.version) return { status: 409, body: { success: false, message: 'Changed', data: found } };
  if (call === 'remove') templates.splice(templates.indexOf(found), 1);
  else Object.assign(found, fields, { version: version + 1 });
  return ok(found);
}
