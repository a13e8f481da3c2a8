import { describe, expect, it } from 'vitest';
import type { Access } from '@scholars/contract/endpoint';
import { endpoints } from '@scholars/contract/endpoints';
import { demoPassword, people, useCms } from './support/cms.js';
import { addressOf } from './support/samples.js';
import { newStaff } from './support/staff.js';

const cms = useCms();

/** Who may ask, and what they bring. A token of a link that was never mailed opens nothing. */
const callers = {
  visitor: async () => undefined,
  'stale session': async () => 'a-session-that-has-ended-000000000000000000',
  'unconfirmed member': () => unconfirmed(),
  member: () => cms.signIn(people.member),
  coordinator: () => cms.signIn(people.coordinator),
  'staff of the desk': () => newStaff(cms, 'strapi-super-admin'),
} satisfies Record<string, () => Promise<string | undefined>>;
type Caller = keyof typeof callers;
const names = Object.keys(callers) as Caller[]; // its own keys

/** What each kind of call says to each caller; "in" is anything but a refusal. */
const rule: Record<Access, Record<Caller, 'in' | 401 | 403>> = {
  public: row('in', 'in', 'in', 'in', 'in', 'in'),
  link: row(401, 401, 401, 401, 401, 401),
  member: row(401, 401, 401, 'in', 'in', 401),
  coordinator: row(401, 401, 401, 403, 'in', 401),
};

function row(...cells: ('in' | 401 | 403)[]) {
  return Object.fromEntries(names.map((name, n) => [name, cells[n]])) as Record<Caller, 'in' | 401 | 403>; // one each
}

/** By what they are told at sign-in, they have the mail of the link sent again. */
const exceptions: Record<string, Partial<Record<Caller, 'in'>>> = {
  resendEmailVerification: { 'unconfirmed member': 'in' },
};

/** A mailed link's token is what such a call reads first, or its fields. */
const refusalsOfLinks: readonly number[] = [401, 422];

async function unconfirmed(): Promise<string> {
  const mark = (confirmed: boolean) => cms.db('up_users').where({ email: people.other }).update({ confirmed });
  await mark(false);
  try {
    const { body } = await cms.post('/api/login', { email: people.other, password: demoPassword });
    return (body as unknown as { data: { token: string } }).data.token; // of a 403, to have the mail sent again
  } finally {
    await mark(true);
  }
}

describe('Each call and each kind of caller', () => {
  const answered = new Map<string, Record<Caller, number | 'in'>>();
  const tokens = new Map<Caller, string | undefined>();

  it.each(Object.entries(endpoints))('%s lets in whom the table says, and nobody else', async (name, call) => {
    const { method, access, path } = call;
    const found = {} as Record<Caller, number | 'in'>; // filled below
    for (const caller of names) {
      if (!tokens.has(caller)) tokens.set(caller, await callers[caller]());
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status } = await cms.call(method, await addressOf(cms, name), body, { token: tokens.get(caller) });
      const isRefused = status === 401 || status === 403;
      found[caller] = access === 'link' && refusalsOfLinks.includes(status) ? 401 : isRefused ? status : 'in';
      // Whoever is let in may end their session, or all.
      if (found[caller] === 'in' && method !== 'GET') tokens.delete(caller);
    }
    expect({ name, ...found }).toEqual({ name, ...rule[access], ...exceptions[name] });
    answered.set(`${method} ${path}`, found);
  });

  it('stand in the paper as they were answered', async () => {
    const rows = Object.values(endpoints).toSorted((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1));
    const table = (heads: readonly string[], lets: string) =>
      [
        `| ${heads.join(' | ')} |`,
        `|${' --- |'.repeat(heads.length)}`,
        ...rows.map(({ method, path, access }) => {
          const found = answered.get(`${method} ${path}`);
          const cells = names.map((caller) => (found?.[caller] === 'in' ? lets : String(found?.[caller])));
          return `| \`${method} ${path}\` | ${[...cells, access === 'link' ? lets : '–'].join(' | ')} |`;
        }),
        '',
      ].join('\n');
    await expect(english + table(englishHeads, 'yes')).toMatchFileSnapshot('../../docs/access.md');
    await expect(arabic + table(arabicHeads, 'نعم')).toMatchFileSnapshot('../../docs/access.ar.md');
  });
});

const englishHeads = ['Call', 'Visitor', 'Ended session', 'Unconfirmed', 'Member', 'Coordinator', 'Desk', 'Link'];
const arabicHeads = ['النداء', 'زائر', 'جلسة منتهية', 'غير مؤكَّد', 'عضو', 'منسّق', 'مكتب التحرير', 'رابط'];
const english = `# Who may call what

What the CMS answered to each kind of caller, call by call, when \`cms/tests/access-table.test.ts\` last asked: it compares
this with who may call by the contract, and writes it anew with \`npx vitest run tests/access-table.test.ts -u\` in \`cms/\`.
"Yes" lets the caller in, to whom the call may still say that something is missing or not theirs; 401 and 403 refuse.
"Unconfirmed" is whoever has not confirmed the address, with the token to have the mail sent again; "Desk" is the
strongest role of Strapi's desk, with its own token; "Link" is the holder of the mailed link that the call is for, which
tests of those calls show. Coordinators of some queues are narrowed further (\`cms/tests/facts/queue-rights.ts\`); what is
somebody else's is answered as what is not there. That the router has no other route below \`/api\`, and what it has
outside, is held by \`cms/tests/access.test.ts\`.

A report about a coordinator is for that coordinator as if it were not there, by whatever call, and suspends none of them (\`cms/tests/facts/moderation-of-coordinators.ts\`).
Nobody moves on what they have sent themselves, with their account or from its address: 422, or that row's result (\`cms/tests/facts/queue-work.ts\`).

`;
const arabic = `# من يستدعي ماذا

ما أجاب به نظام إدارة المحتوى كلَّ نوع من المستدعين، نداءً نداءً، حين سأله \`cms/tests/access-table.test.ts\` آخر مرة: يقارنه
بما يقوله العقد، ويكتب هذه الورقة من جديد بالأمر \`npx vitest run tests/access-table.test.ts -u\` في \`cms/\`.
«نعم» تعني أن المستدعي يدخل، وقد يقال له بعد ذلك إن شيئًا ينقص أو ليس له؛ و401 و403 رفضٌ.
«غير مؤكَّد» مَن لم يؤكد عنوانه، ومعه رمز إعادة إرسال الرسالة؛ و«مكتب التحرير» أقوى أدوار مكتب Strapi برمزه الخاص؛
و«رابط» مَن بيده الرابط المرسَل بالبريد الذي وُضع النداء له، وتُثبته اختبارات تلك النداءات. ومنسّقو بعض الطوابير أضيق من
ذلك (\`cms/tests/facts/queue-rights.ts\`)؛ وما كان لغير المستدعي يُجاب عنه كأنه غير موجود. أما خلوّ الموجّه من أي مسار آخر
تحت \`/api\`، وما فيه خارجه، فيُثبته \`cms/tests/access.test.ts\`.

والبلاغ عن منسّق كأنه غير موجود لذلك المنسّق، أيًّا كان النداء، ولا يُعلَّق به حساب منسّق (\`cms/tests/facts/moderation-of-coordinators.ts\`).
ولا ينقل أحد إلى خطوة تالية ما أرسله هو، بحسابه أو من عنوانه: 422، أو نتيجة ذلك السطر (\`cms/tests/facts/queue-work.ts\`).

`;
