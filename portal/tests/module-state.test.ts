import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateOf } from './support/module-state';

const root = join(import.meta.dirname, '../..');
const folders = ['cms/src', 'portal/server', 'portal/src'];

/**
 * Where a module of the CMS or the portal holds something between requests, and what becomes of it: what never goes
 * stale, or goes by the clock, says so here; whatever hangs on content hangs on a `Change` (docs/decisions/0033). A new
 * place is a question for whoever runs two processes.
 */
const places: Record<string, Record<string, readonly string[]>> = {
  'remembered until content changes': {
    'cms/src/api/account/get-profile-facts.ts': ['remembered'],
    'cms/src/api/degree-type/degree-titles.ts': ['listDegreeEntries'],
    'cms/src/api/global-key/actions.ts': ['publishedSiteName'],
    'cms/src/api/opportunity-category/category-references.ts': ['categoryReferences'],
    'cms/src/api/organization/organization-references.ts': ['organizationReferences'],
    'cms/src/api/organization/organization-id.ts': ['idsByName'],
    'cms/src/api/thematic-area/area-references.ts': ['areaReferences'],
    'cms/src/platform/contract/answer-store.ts': ['answerStore', 'askedBefore'],
    'cms/src/platform/full-text/word-places.ts': ['kept'],
    'cms/src/platform/listing/counted-listing.ts': ['listings'],
    'cms/src/platform/listing/found-rows.ts': ['kept'],
    'cms/src/platform/site/site-name.ts': ['names', 'contact', 'read'],
    'portal/src/api/site-keys.server.ts': ['kept'],
  },
  'filled once, before the first request': {
    'cms/src/api/notification/fan-out.ts': ['audiences'],
    'cms/src/api/notification/notices.ts': ['notices'],
    'cms/src/api/organization/organization-counts.ts': ['registered'],
    'cms/src/api/site-index/site-entries.ts': ['sources'],
    'cms/src/api/submission/hidden-submissions.ts': ['subjects'],
    'cms/src/api/submission/step-followers.ts': ['backFollowers', 'followers', 'stepHolds'],
    'cms/src/platform/contract/common-reads.ts': ['handlers'],
    'cms/src/platform/listing/listings.ts': ['listings'],
    'cms/src/platform/mail/templates.ts': ['templates'],
    'cms/src/platform/personal-data/personal-parts.ts': ['parts'],
    'cms/src/platform/pictures/share/find-share-facts.ts': ['sources'],
    'cms/src/platform/processes/background-work.ts': ['all'],
    'cms/src/platform/processes/changes.ts': ['changes'],
    'cms/src/platform/search/search-everything.ts': ['searchedOf'],
  },
  'what is counted since the start, or looked at when somebody asks': {
    'cms/src/api/account/sign-in-count.ts': ['countSignIn'],
    'cms/src/platform/cdn/purge-cdn.ts': ['countPurge'],
    'cms/src/platform/contract/answer-store.ts': ['countLookUp'],
    'cms/src/platform/jobs/job-metrics.ts': ['runs', 'duration', 'interval', 'lastRun', 'failing', 'leased'],
    'cms/src/platform/mail/mail-figures.ts': ['mails', 'oldest'],
    'cms/src/platform/mail/mail-worker.ts': ['countAttempt'],
    'cms/src/platform/listing/counted-rows.ts': ['made'],
    'cms/src/platform/metrics/memories.ts': ['memories', 'most'],
    'cms/src/platform/metrics/network-figures.ts': ['parts', 'read', 'isRead'],
    'cms/src/platform/metrics/registry.ts': ['registry'],
    'cms/src/platform/metrics/request-metrics.ts': ['requests', 'durations', 'inFlight'],
    'cms/src/platform/rate-limits/limits.ts': ['countReached'],
  },
  'made when it is first asked for, and the same for ever': {
    'cms/src/api/account/hash-password.ts': ['hashOfNobody'],
    'cms/src/api/account/password-problem.ts': ['common'],
    'cms/src/api/system/system-routes.ts': ['document'],
    'cms/src/platform/pictures/share/set-text.ts': ['areFontsReady'],
    'cms/src/platform/pictures/share/share-pictures.ts': ['kept'],
    'cms/src/platform/rate-limits/limits.ts': ['inDatabase'],
    'cms/src/platform/words/fold.ts': ['foldedWord'],
    'cms/src/platform/words/stems-of.ts': ['stemsOf'],
    'portal/server/page-html.ts': ['stylesOfFiles'],
    'portal/src/i18n/load-namespace.ts': ['begun'],
    'portal/src/i18n/text.ts': ['known'],
    'portal/src/session/kept-mains.server.ts': ['numbers', 'lastNumber'],
  },
  'room for what is done in one go, written over by the next': {
    'cms/src/platform/places/bits-of.ts': ['shared', 'brief'],
    'portal/server/encode-text.ts': ['room'],
  },
  'what is under way in this process': {
    'cms/src/api/account/hash-password.ts': ['fewAtOnce'],
    'cms/src/platform/sheets/read-sheet.ts': ['oneAtOnce'],
    'cms/src/api/chat/live-chat.ts': ['leaving'],
    'cms/src/api/notification/live-unread.ts': ['waiting'],
    'cms/src/api/submission/live-queue.ts': ['waiting'],
    'cms/src/api/submission/live-record.ts': ['telling'],
    'cms/src/platform/database/look-at-database.ts': ['underWay'],
    'cms/src/platform/database/move/unfinished-move.ts': ['isMovingHere'],
    'cms/src/platform/full-text/word-places.ts': ['underWay'],
    'cms/src/platform/jobs/scheduled-jobs.ts': ['timers'],
    'cms/src/platform/listing/common-words.ts': ['oneAtOnce'],
    'cms/src/platform/listing/keep-in-step.ts': ['isFollowing'],
    'cms/src/platform/live/live-channel.ts': ['io', 'closeChannel'],
    'cms/src/platform/metrics/metrics-server.ts': ['server'],
    'cms/src/platform/cdn/purge-cdn.ts': ['isStopping', 'isBatching', 'isTelling', 'due', 'failures', 'timers'],
    'cms/src/platform/mail/mail-worker.ts': ['worker', 'isStopping', 'isWoken', 'endPause'],
    'cms/src/platform/pictures/share/share-pictures.ts': ['oneAtOnce', 'underWay'],
    'cms/src/platform/processes/others.ts': ['hear', 'tryingAgain', 'heardOn'],
    'cms/src/platform/processes/side-connection.ts': ['opened'],
    'cms/src/platform/processes/turns.ts': ['last'],
    'cms/src/platform/strapi/drain-requests.ts': ['isStopping'],
    'portal/server/compression.ts': ['underWay'],
  },
  'of a service or a disk, by the clock or until the next start': {
    'cms/src/api/account/provider-login.ts': ['discovered'],
    'cms/src/platform/captcha/recaptcha.ts': ['awayUntil'],
    'cms/src/platform/content/content-version.ts': ['changesAt'],
    'cms/src/platform/pictures/missing-sizes.ts': ['unusable'],
    'cms/src/platform/rate-limits/limits.ts': ['inMemory'],
    'cms/src/platform/storage/s3/bucket-in-use.ts': ['failing', 'looked'],
    'cms/src/platform/storage/space.ts': ['failed', 'looked', 'reported'],
    'portal/src/cms-client/ask-cms.server.ts': ['circuits'],
  },
  'of one page in one browser': {
    'portal/src/admin/frame/session-exits.ts': ['isLeaving'],
    'portal/src/admin/submission/tell-open.ts': ['open', 'timer'],
    'portal/src/admin/theme/silent-icons.ts': ['drawing'],
    'portal/src/lib/load-part.ts': ['fetched'],
    'portal/src/live/live-channel.ts': ['hearers', 'followers', 'socket', 'opening'],
    'portal/src/live/unread-title.ts': ['unread', 'observer'],
    'portal/src/live/whose-page.ts': ['person'],
    'portal/src/member/applications/keep-draft.ts': ['lastFile'],
    'portal/src/shared/captcha/recaptcha-script.ts': ['loading'],
  },
};

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|__tests__/.test(path)),
);

test('a module holds something between requests only where this list says why', () => {
  const found = sources.flatMap((path) =>
    stateOf(path, readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  const named = Object.values(places).flatMap((files) =>
    Object.entries(files).flatMap(([path, names]) => names.map((name) => `${path}: ${name}`)),
  );
  expect(found.toSorted()).toEqual(named.toSorted());
  // All sources are parsed.
}, 60_000);

test.each([
  ['let last = 0;', ['last']],
  ['const known = new Map(); export const note = (key: string) => known.set(key, 1);', ['known']],
  ['const known: ReadonlyMap<string, number> = new Map([["a", 1]]);', []],
  ['const table = {}; export function fill(all: object) { Object.assign(table, all); }', ['table']],
  ['const table: Record<string, number> = {}; export const note = (key: string) => (table[key] ??= 1);', ['table']],
  ['export const read = remembering<string>({ until: contentChange, max: 1 });', ['read']],
  ['const limits = recordOf(names, (name) => new RateLimiterMemory({ keyPrefix: name }));', ['limits']],
  ['export function make() { let count = 0; const seen = new WeakMap(); seen.set({}, (count += 1)); }', []],
  ['declare let strapi: object;', []],
])('%s', (text, names) => {
  expect(stateOf('module.ts', text)).toEqual(names);
});
