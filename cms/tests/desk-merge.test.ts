import { describe, expect, test } from 'vitest';
import { compareFields, withPartsThere, withTheirs } from '../src/admin/changed-meanwhile/merge-fields.js';

/* What the desk makes of a form whose entry somebody else has saved: `src/admin/changed-meanwhile`. */

const names = ['title', 'summary', 'link', 'days'];
const day = (date: string, id?: number) => ({ ...(id && { id }), __temp_key__: `a${id ?? 0}`, date, sessions: [] });

describe('Of an entry that two have changed', () => {
  const base = { title: 'Reefs', summary: undefined, link: '/reefs', days: [day('2027-01-01', 1)] };

  test.each([
    { what: 'the other alone', mine: {}, theirs: { title: 'Corals' }, there: ['title'], both: [] },
    { what: 'oneself alone', mine: { title: 'Corals' }, theirs: {}, there: [], both: [] },
    { what: 'both alike', mine: { title: 'Corals' }, theirs: { title: 'Corals' }, there: [], both: [] },
    { what: 'both', mine: { title: 'Corals' }, theirs: { title: 'Atolls' }, there: [], both: ['title'] },
    { what: 'both, one who emptied it', mine: { link: null }, theirs: { link: '/a' }, there: [], both: ['link'] },
    { what: 'nobody: it was empty and is', mine: { summary: '' }, theirs: { summary: null }, there: [], both: [] },
    {
      what: 'nobody: its parts are stored anew',
      mine: {},
      theirs: { days: [day('2027-01-01', 9)] },
      there: [],
      both: [],
    },
    { what: 'the other, in a part', mine: {}, theirs: { days: [day('2027-01-02', 1)] }, there: ['days'], both: [] },
  ])('a field counts as changed by $what', ({ mine, theirs, there, both }) => {
    expect(compareFields(names, base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ theirs: there, both });
  });

  test('links that were read in the form and those that were not are the same while nobody changes them', () => {
    const read = { days: [{ speakers: { connect: [], disconnect: [] } }] };
    expect(compareFields(names, read, read, { days: [{}] })).toEqual({ theirs: [], both: [] });
    const linked = { days: [{ speakers: { connect: [{ id: 3 }], disconnect: [] } }] };
    expect(compareFields(names, read, linked, { days: [] })).toEqual({ theirs: [], both: ['days'] });
  });

  test('the form takes what was chosen, empty too, and parts as they are stored by now', () => {
    const mine = { ...base, title: 'Corals', link: '/typed' };
    const theirs = { ...base, title: 'Atolls', link: undefined, days: [day('2027-01-01', 9)] };
    expect(withTheirs(names, mine, theirs, ['link'])).toEqual({
      title: 'Corals',
      summary: null,
      link: null,
      days: [day('2027-01-01', 9)],
    });
  });

  test('a part that the other has removed is a new one where it is kept', () => {
    const session = (id: number) => ({ id, title: `Session ${id}` });
    const mine = [{ id: 1, cover: { id: 7, mime: 'image/png' }, sessions: [session(1), session(2)] }, { id: 2 }];
    expect(withPartsThere(mine, [{ id: 1, sessions: [session(2)] }])).toEqual([
      { id: 1, cover: { id: 7, mime: 'image/png' }, sessions: [{ title: 'Session 1' }, session(2)] },
      {},
    ]);
  });
});
