import { describe, expect, it } from 'vitest';
import { initialJudgement, judgementReducer, shownErrors, type Judgement, type JudgementEvent } from './judgement';

const problems = { fullName: 'Full name is required', emailAddress: 'Email address is required' };
const after = (...events: JudgementEvent[]): Judgement => events.reduce(judgementReducer, initialJudgement());
const blocked = { emailAddress: 'This address is blocked' };
const rejected: JudgementEvent = { type: 'answered', errors: blocked };

describe('errors beside the fields', () => {
  it('are not shown while a field has not been left', () => {
    expect(shownErrors(after({ type: 'edited', field: 'fullName', problems }))).toEqual({});
  });

  it('are shown for the field that was left, and for no other', () => {
    expect(shownErrors(after({ type: 'left', field: 'fullName', problems }))).toEqual({
      fullName: 'Full name is required',
    });
  });

  it('are shown for all fields after an invalid submit', () => {
    const state = after({ type: 'refused', fields: ['fullName', 'emailAddress', 'phoneNumber'], problems });
    expect(shownErrors(state)).toEqual(problems);
    expect(state).toMatchObject({ refusals: 1, summary: problems });
    expect([...state.touched]).toEqual(['fullName', 'emailAddress', 'phoneNumber']);
  });

  it('go when the field becomes valid, and come back with it', () => {
    const left = after(
      { type: 'left', field: 'fullName', problems },
      { type: 'edited', field: 'fullName', problems: {} },
    );
    expect(shownErrors(left)).toEqual({});
    expect(shownErrors(judgementReducer(left, { type: 'edited', field: 'fullName', problems }))).toHaveProperty(
      'fullName',
    );
  });

  it('follow another field’s change once they are touched', () => {
    const wrongReturn = { preferredReturnDate: 'Return date must be later' };
    const state = after(
      { type: 'left', field: 'preferredReturnDate', problems: {} },
      { type: 'edited', field: 'preferredDepartureDate', problems: wrongReturn },
    );
    expect(shownErrors(state)).toEqual(wrongReturn);
  });
});

describe('messages of the server', () => {
  it('stand beside their fields, and lead to the first', () => {
    expect(shownErrors(after(rejected))).toEqual(blocked);
    expect(after(rejected).refusals).toBe(1);
  });

  it('win over the browser’s own until the field is edited', () => {
    const both = after(rejected, { type: 'left', field: 'emailAddress', problems });
    expect(shownErrors(both).emailAddress).toBe('This address is blocked');
    const edited = judgementReducer(both, { type: 'edited', field: 'emailAddress', problems });
    expect(shownErrors(edited).emailAddress).toBe('Email address is required');
  });

  it('stay while another field is edited, and go when the form is sent again', () => {
    const other = judgementReducer(after(rejected), { type: 'edited', field: 'fullName', problems: {} });
    expect(shownErrors(other)).toHaveProperty('emailAddress');
    expect(shownErrors(judgementReducer(other, { type: 'sending' }))).toEqual({});
  });

  it('are there from the start where a form came back without script, and take nobody out of a field', () => {
    expect(shownErrors(initialJudgement(blocked))).toEqual(blocked);
    expect(initialJudgement(blocked).refusals).toBe(0);
  });

  it('that name no field refuse nothing', () => {
    expect(after({ type: 'answered', errors: {} })).toMatchObject({ refusals: 0, summary: {} });
  });
});

describe('the list of what is wrong', () => {
  it('stays while fields are mended, until the form is sent', () => {
    const mended = after(
      { type: 'refused', fields: ['fullName'], problems },
      { type: 'edited', field: 'fullName', problems: {} },
    );
    expect(mended.summary).toEqual(problems);
    expect(judgementReducer(mended, { type: 'sending' }).summary).toEqual({});
  });
});
