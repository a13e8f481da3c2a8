import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { close, listen } from './local-server.js';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** A service on a port of its own, which answers as it is told; what it was asked for is kept. */
export class ImportServer {
  readonly asked: string[] = [];
  readonly #answers = new Map<string, Answer>();
  #server: Server | undefined;
  #port = 0;

  get url(): string {
    if (this.#port === 0) throw new Error('The service was never started');
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((req, res) => {
      this.asked.push(req.url ?? '');
      const answer = this.#answers.get(req.url ?? '');
      if (answer) return answer(req, res);
      return void res.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error-code":404}');
    });
    this.#port = await listen(server);
    this.#server = server;
  }

  async stop(): Promise<void> {
    await close(this.#server);
  }

  on(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  json(path: string, content: unknown, type = 'application/json;charset=UTF-8'): void {
    this.on(path, (_, res) => void res.writeHead(200, { 'Content-Type': type }).end(JSON.stringify(content)));
  }
}

const source = { 'source-orcid': null, 'source-client-id': null, 'source-name': { value: 'Josiah Carberry' } };
const date = (year: string, month?: string) => ({
  year: { value: year },
  month: month ? { value: month } : null,
  day: null,
});
const organization = (name: string, country: string) => ({
  name,
  address: { city: 'Providence', region: 'RI', country },
  'disambiguated-organization': null,
});

interface AffiliationGiven {
  putCode: number;
  role: string | null;
  department: string | null;
  at: string;
  from: ReturnType<typeof date> | null;
  to: ReturnType<typeof date> | null;
}

function summary({ putCode, role, department, at, from, to }: AffiliationGiven) {
  return {
    'created-date': { value: 1_385_568_459_467 },
    source,
    'put-code': putCode,
    'department-name': department,
    'role-title': role,
    'start-date': from,
    'end-date': to,
    organization: organization(at, 'US'),
    url: null,
    'external-ids': null,
    'display-index': '1',
    visibility: 'public',
    path: `/0000-0002-1825-0097/x/${putCode}`,
  };
}

function work(putCode: number, title: string | null, changes: Record<string, unknown> = {}) {
  return {
    'put-code': putCode,
    source,
    title: title && { title: { value: title }, subtitle: null, 'translated-title': null },
    'external-ids': { 'external-id': [] },
    url: null,
    type: 'journal-article',
    'publication-date': date('2008', '11'),
    'journal-title': { value: 'Journal of Psychoceramics' },
    visibility: 'public',
    path: `/0000-0002-1825-0097/work/${putCode}`,
    'display-index': '1',
    ...changes,
  };
}

function doiOf(value: string, relationship = 'self') {
  return {
    'external-ids': {
      'external-id': [
        {
          'external-id-type': 'doi',
          'external-id-value': value,
          'external-id-normalized': { value: value.toLowerCase(), transient: true },
          'external-id-relationship': relationship,
        },
      ],
    },
  };
}

/** As ORCID's public API 3.0 answers `/{orcid}/activities`, works changed by the test. */
export function orcidActivities(works: object[][] = defaultWorks()) {
  return {
    'last-modified-date': { value: 1_658_431_331_911 },
    distinctions: { 'affiliation-group': [], path: '/0000-0002-1825-0097/distinctions' },
    educations: {
      'affiliation-group': [
        {
          'external-ids': { 'external-id': [] },
          summaries: [
            {
              'education-summary': summary({
                putCode: 1006,
                role: 'PhD',
                department: 'Psychoceramics',
                at: 'Brown University',
                from: date('1990', '09'),
                to: date('1995'),
              }),
            },
          ],
        },
      ],
    },
    employments: {
      'affiliation-group': [
        {
          summaries: [
            {
              'employment-summary': summary({
                putCode: 1002,
                role: 'Professor',
                department: 'Psychoceramics',
                at: 'Wesleyan University',
                from: date('1998', '2'),
                to: null,
              }),
            },
          ],
        },
        { summaries: [{ 'employment-summary': { 'put-code': 'not a number' } }] },
      ],
    },
    works: { group: works.map((summaries) => ({ 'external-ids': {}, 'work-summary': summaries })) },
  };
}

export function defaultWorks(): object[][] {
  return [
    [
      work(
        733_536,
        'Toward a Unified Theory of High-Energy Metaphysics: Silly String Theory',
        doiOf('10.5555/12345678'),
      ),
      work(733_999, 'Silly String Theory', doiOf('10.5555/12345678')),
    ],
    [work(733_540, 'The Impact of Interactive Epistemologies', { type: 'conference-paper', 'journal-title': null })],
    // None of these can be an entry: no title, and no year.
    [work(733_541, null)],
    [work(733_542, 'Undated', { 'publication-date': null })],
    [{ 'put-code': 'broken' }],
  ];
}

/** As Crossref's REST API answers `/works/{doi}`. */
export const crossrefWork = {
  status: 'ok',
  'message-type': 'work',
  'message-version': '1.0.0',
  message: {
    indexed: { 'date-parts': [[2026, 3, 14]] },
    publisher: 'Society of Psychoceramics',
    issue: '11',
    DOI: '10.5555/12345678',
    type: 'journal-article',
    title: ['Toward a Unified Theory of <i>High-Energy</i> Metaphysics'],
    author: [
      { given: 'Josiah', family: 'Carberry', sequence: 'first', affiliation: [] },
      { name: 'The Psychoceramics Group', sequence: 'additional', affiliation: [] },
    ],
    'container-title': ['Journal of Psychoceramics'],
    issued: { 'date-parts': [[2008, 8, 13]] },
    published: { 'date-parts': [[2008, 8, 14]] },
    URL: 'https://doi.org/10.5555/12345678',
    'original-title': [],
  },
};
