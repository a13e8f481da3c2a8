import { createServer } from 'node:http';

/* ORCID's public API 3.0 and Crossref's, as far as journeys ask them. */

const { E2E_IMPORT_PORT } = process.env;

/** @param {string} year */
const date = (year) => ({ year: { value: year }, month: null, day: null });
/** @param {number} putCode @param {string} title */
const work = (putCode, title) => ({
  'work-summary': [
    {
      'put-code': putCode,
      title: { title: { value: title }, 'translated-title': null },
      'external-ids': { 'external-id': [] },
      type: 'journal-article',
      'publication-date': date('2008'),
      'journal-title': { value: 'Journal of Psychoceramics' },
    },
  ],
});
const activities = {
  educations: { 'affiliation-group': [] },
  employments: {
    'affiliation-group': [
      {
        summaries: [
          {
            'employment-summary': {
              'put-code': 1002,
              'role-title': 'Professor',
              'start-date': date('1998'),
              'end-date': null,
              organization: { name: 'Wesleyan University', address: { country: 'US' } },
            },
          },
        ],
      },
    ],
  },
  works: { group: [work(1, 'Toward a Unified Theory'), work(2, 'The Impact of Interactive Epistemologies')] },
};
const publication = {
  status: 'ok',
  message: {
    type: 'journal-article',
    title: ['The Memory of Jars'],
    author: [{ given: 'Josiah', family: 'Carberry' }],
    'container-title': ['Journal of Psychoceramics'],
    issued: { 'date-parts': [[2012, 4]] },
  },
};
/** @type {Record<string, unknown>} */
const answers = {
  '/v3.0/0000-0002-1825-0097/activities': activities,
  [`/works/${encodeURIComponent('10.5555/87654321')}`]: publication,
};

const server = createServer((req, res) => {
  const answer = answers[req.url ?? ''];
  res.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer ?? {}));
});
server.listen(Number(E2E_IMPORT_PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
