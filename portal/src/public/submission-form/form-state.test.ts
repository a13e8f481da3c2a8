import { describe, expect, it } from 'vitest';
import { formReducer, initialFormState, shownErrors, type FormEvent, type FormState } from './form-state';

const problems = { fullName: 'Full name is required', emailAddress: 'Email address is required' };
const after = (...events: FormEvent[]): FormState => events.reduce(formReducer, initialFormState());
const rejected: FormEvent = {
  type: 'answered',
  outcome: { status: 'invalid', errors: { emailAddress: 'This address is blocked' }, typed: {}, submissionId: '1' },
};

describe('errors beside the fields', () => {
  it('are not shown while a field has not been left', () => {
    expect(shownErrors(after({ type: 'edited', field: 'fullName', problems }))).toEqual({});
  });

  it('are shown for the field that was left, and for no other', () => {
    expect(shownErrors(after({ type: 'left', field: 'fullName', problems }))).toEqual({ fullName: 'Full name is required' });
  });

  it('are shown for all fields after an invalid submit', () => {
    const state = after({ type: 'refused', fields: ['fullName', 'emailAddress', 'phoneNumber'], problems });
    expect(shownErrors(state)).toEqual(problems);
    expect(state).toMatchObject({ phase: 'editing', refusals: 1, summary: problems });
  });

  it('go when the field becomes valid, and come back with it', () => {
    const left = after({ type: 'left', field: 'fullName', problems }, { type: 'edited', field: 'fullName', problems: {} });
    expect(shownErrors(left)).toEqual({});
    expect(shownErrors(formReducer(left, { type: 'edited', field: 'fullName', problems }))).toHaveProperty('fullName');
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

describe('messages of the backend', () => {
  it('stand beside their fields', () => {
    expect(shownErrors(after(rejected))).toEqual({ emailAddress: 'This address is blocked' });
  });

  it('win over the browser’s own until the field is edited', () => {
    const both = after(rejected, { type: 'left', field: 'emailAddress', problems });
    expect(shownErrors(both).emailAddress).toBe('This address is blocked');
    const edited = formReducer(both, { type: 'edited', field: 'emailAddress', problems });
    expect(shownErrors(edited).emailAddress).toBe('Email address is required');
  });

  it('stay while another field is edited, and go when the form is sent again', () => {
    const other = formReducer(after(rejected), { type: 'edited', field: 'fullName', problems: {} });
    expect(shownErrors(other)).toHaveProperty('emailAddress');
    expect(shownErrors(formReducer(other, { type: 'sending' }))).toEqual({});
  });
});

describe('phases', () => {
  it('end in success with the reference and nothing left to complain about', () => {
    const state = after({ type: 'left', field: 'fullName', problems }, { type: 'sending' }, { type: 'answered', outcome: { status: 'sent', reference: 'TI-2026-000007' } });
    expect(state).toMatchObject({ phase: 'sent', reference: 'TI-2026-000007', problems: {}, serverErrors: {} });
    expect(state.touched.size).toBe(0);
  });

  it('go back from failure to editing with the touched fields kept', () => {
    const failed: FormEvent = { type: 'answered', outcome: { status: 'failed', typed: {}, submissionId: '1' } };
    const state = after({ type: 'left', field: 'fullName', problems }, { type: 'sending' }, failed);
    expect(state.phase).toBe('failed');
    const closed = formReducer(state, { type: 'failureClosed' });
    expect(closed.phase).toBe('editing');
    expect([...closed.touched]).toEqual(['fullName']);
  });

  it('keep the summary of a refusal while fields are mended, until the form is sent', () => {
    const mended = after({ type: 'refused', fields: ['fullName'], problems }, { type: 'edited', field: 'fullName', problems: {} });
    expect(mended.summary).toEqual(problems);
    expect(formReducer(mended, { type: 'sending' }).summary).toEqual({});
  });

  it('count each success, so that the fields begin empty', () => {
    const sent: FormEvent = { type: 'answered', outcome: { status: 'sent', reference: 'TI-2026-000008' } };
    expect(after(sent).round).toBe(1);
    expect(after(sent, sent).round).toBe(2);
  });

  it('begin with the backend’s messages where a form came back without script', () => {
    expect(rejected.type === 'answered' && shownErrors(initialFormState(rejected.outcome))).toEqual({
      emailAddress: 'This address is blocked',
    });
  });
});
