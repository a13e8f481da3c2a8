import {
  deleteCv,
  deleteProfilePhoto,
  deleteProfileSection,
  getUserProfile,
  saveUserProfile,
  uploadCv,
  uploadProfilePhoto,
} from '@scholars/contract/profile';
import type { ProfileSection } from '@scholars/contract/profile-parts';
import { htmlOfText, isRichHtml, textOfHtml } from '@scholars/contract/rich-text';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { changedSince } from '~/shared/form/changed-since.server';
import type { FormDefinition, ValueOf } from '~/shared/form/form-definition';
import type { Refusal } from '~/shared/form/form-outcome';
import { readForm, textOf } from '~/shared/form/read-form';
import { answerRefused, receiveForm, refusedBy, type Refused } from '~/shared/form/receive-form.server';
import { multipartBodyOf } from '~/shared/form/submission/submission-body.server';
import { changedFields, isSection, typedEntries, type TypedEntry } from './entry-fields';
import {
  biographyForm,
  cvForm,
  entryForm,
  interestsForm,
  linksForm,
  namesForm,
  photoForm,
  positionForm,
  visibilityForm,
} from './profile-forms';

type Context = Readonly<RouterContextProvider>;
type Done = { ok: true; removed?: RemovedEntry; saved?: unknown } | (Refused & { conflict?: EntryConflict });

/** An entry that was just deleted, and can come back where it stood. */
export interface RemovedEntry {
  section: ProfileSection;
  index: number;
  entry: TypedEntry;
}

/** An entry that was changed elsewhere since its form was opened: as it was then, and as it is now if it is there. */
export interface EntryConflict {
  before: Readonly<Record<string, unknown>>;
  now: TypedEntry | null;
}

/** What became of one of the page's forms. */
export interface ProfileOutcome {
  intent: string;
  section: string;
  /** Of the entry; '' for a new one. */
  id: string;
  isDone: boolean;
  removed?: RemovedEntry | undefined;
  /** What a part of fields held when it was saved. */
  saved?: unknown;
  conflict?: EntryConflict | undefined;
  refused?: Refusal | undefined;
}

/** Does what one of the page's forms asks; its `intent` names it. */
export async function changeProfile(form: FormData, context: Context) {
  const intent = textOf(form, 'intent');
  const section = textOf(form, 'section');
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) throw data(null, { status: 400 });
  const done = await change(form, context);
  const conflict = done.ok ? undefined : done.conflict;
  const outcome: ProfileOutcome = {
    intent,
    section,
    // One that is gone is a new one, if it is saved after all.
    id: conflict?.now === null ? '' : textOf(form, 'id'),
    isDone: done.ok,
    conflict,
    ...(done.ok && { removed: done.removed, saved: done.saved }),
  };
  if (!done.ok) return answerRefused(done, context, outcome);
  // The address that opened the entry's form is left.
  if (intent === 'entry') {
    const path = localePath(context.get(localeContext), '/my-profile');
    throw redirect(`${path}?saved=${section}${outcome.id && `&entry=${encodeURIComponent(outcome.id)}`}#${section}`);
  }
  return data(outcome);
}

type Change = (form: FormData, context: Context) => Promise<Done>;

const changes: Readonly<Record<string, Change>> = {
  names: (form, context) => saved(namesForm, form, context, (value) => value),
  position: (form, context) => saved(positionForm, form, context, (value) => value),
  links: (form, context) =>
    saved(linksForm, form, context, ({ homepage, orcid, ...links }) => ({ homepage, orcid, links })),
  interests: (form, context) => saved(interestsForm, form, context, (value) => value),
  visibility: (form, context) =>
    saved(visibilityForm, form, context, ({ directoryVisible, ...visibility }) => ({ directoryVisible, visibility })),

  async biography(form, context) {
    const { biography: before } = await cms({ context }).data(getUserProfile);
    return receiveForm(biographyForm, form, context, ({ biography }) => {
      // A box of text shows no headings and no lists: what was only looked at keeps them.
      const isSame = !isRichHtml(biography) && biography === textOfHtml(before);
      const html = isRichHtml(biography) ? biography : htmlOfText(biography);
      return cms({ context }).send(saveUserProfile, { body: isSame ? {} : { biography: html } });
    });
  },

  photo: (form, context) =>
    receiveForm(photoForm, form, context, (_, { input }) =>
      cms({ context }).send(uploadProfilePhoto, { body: multipartBodyOf(photoForm, input) }),
    ),
  'photo-delete': async (_, context) => pressed(await cms({ context }).send(deleteProfilePhoto)),
  cv: (form, context) =>
    receiveForm(cvForm, form, context, (_, { input }) =>
      cms({ context }).send(uploadCv, { body: multipartBodyOf(cvForm, input) }),
    ),
  'cv-delete': async (form, context) =>
    pressed(await cms({ context }).send(deleteCv, { params: { id: textOf(form, 'id') || 'none' } })),

  async entry(form, context) {
    const section = sectionOf(form);
    const id = textOf(form, 'id');
    const conflict = await conflictOf(form, section, context);
    if (conflict) return refusedByConflict(conflict, entryForm(section), form, context);
    return receiveForm(entryForm(section), form, context, (value) =>
      changeEntries(context, section, (entries) => {
        const entry = { ...value[section], id };
        return entries.some((one) => one.id === id)
          ? entries.map((one) => (one.id === id ? entry : one))
          : [...entries, entry];
      }),
    );
  },

  async delete(form, context) {
    const section = sectionOf(form);
    const id = textOf(form, 'id');
    const entries = typedEntries(await cms({ context }).data(getUserProfile), section);
    const index = entries.findIndex((entry) => entry.id === id);
    const sent = await cms({ context }).send(deleteProfileSection, { body: { section, id: id || 'none' } });
    const entry = entries[index];
    if (!sent.ok) return refusedBy(sent);
    return { ok: true, ...(entry && { removed: { section, index, entry } }) };
  },

  async restore(form, context) {
    const entry = readEntry(textOf(form, 'entry'));
    const index = Number(textOf(form, 'index'));
    return pressed(
      await changeEntries(context, sectionOf(form), (entries) => entries.toSpliced(index, 0, { ...entry, id: '' })),
    );
  },

  async move(form, context) {
    const step = textOf(form, 'step') === 'up' ? -1 : 1;
    return pressed(
      await changeEntries(context, sectionOf(form), (entries) => {
        const from = entries.findIndex((entry) => entry.id === textOf(form, 'id'));
        const [moved] = entries.slice(from, from + 1);
        if (from < 0 || !moved || from + step < 0) return entries;
        return entries.toSpliced(from, 1).toSpliced(from + step, 0, moved);
      }),
    );
  },
};

/** Saves of a part what was changed in it: the rest may have been changed in another window. */
async function saved<Form extends FormDefinition>(
  definition: Form,
  form: FormData,
  context: Context,
  bodyOf: (changed: Partial<ValueOf<Form>>) => object,
): Promise<Done> {
  const received = await receiveForm(definition, form, context, (value) =>
    cms({ context }).send(saveUserProfile, { body: bodyOf(changedSince(form, value)) }),
  );
  return received.ok ? { ok: true, saved: received.value } : received;
}

const triesMax = 3;

/**
 * The list as it is now, changed and sent whole: the CMS keeps those that it knows by their id. Where another window was
 * faster it is read and changed once more.
 */
async function changeEntries(
  context: Context,
  section: ProfileSection,
  change: (entries: TypedEntry[]) => object[],
  tries = triesMax,
): Promise<Sent<unknown>> {
  const api = cms({ context });
  const profile = await api.data(getUserProfile);
  const basedOn = { [section]: profile.versions[section] };
  const body = { [section]: change(typedEntries(profile, section)), basedOn };
  const sent = await api.send(saveUserProfile, { body });
  const isLate = !sent.ok && sent.status === 409;
  return isLate && tries > 1 ? changeEntries(context, section, change, tries - 1) : sent;
}

/** Whether the entry is another one than that with which its form was filled. */
async function conflictOf(
  form: FormData,
  section: ProfileSection,
  context: Context,
): Promise<EntryConflict | undefined> {
  const id = textOf(form, 'id');
  if (!id || !textOf(form, 'base')) return undefined;
  const before = readEntry(textOf(form, 'base'));
  const entries = typedEntries(await cms({ context }).data(getUserProfile), section);
  const now = entries.find((entry) => entry.id === id) ?? null;
  return now && changedFields(section, before, now).length === 0 ? undefined : { before, now };
}

/** Nothing is saved and nothing is lost: what was typed comes back, with what was changed meanwhile. */
function refusedByConflict(
  conflict: EntryConflict,
  definition: FormDefinition,
  form: FormData,
  context: Context,
): Refused & { conflict: EntryConflict } {
  const { typed, ticked } = readForm(definition, form);
  const t = getText(context.get(localeContext), 'my-profile');
  const message = t(conflict.now ? 'conflict.changed' : 'conflict.gone');
  return { ok: false, status: 409, refused: { errors: {}, message, isOurs: false, typed, ticked }, conflict };
}

/** Of a form that is a button alone. */
function pressed(sent: Sent<unknown>): Done {
  return sent.ok ? { ok: true } : refusedBy(sent);
}

function sectionOf(form: FormData): ProfileSection {
  const section = textOf(form, 'section');
  if (!isSection(section)) throw data(null, { status: 400 });
  return section;
}

/** As the page gave it out; the CMS judges what is in it. */
function readEntry(json: string): Readonly<Record<string, unknown>> {
  try {
    const entry: unknown = JSON.parse(json);
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return { ...entry };
  } catch {
    // Answered as every other thing that no page of ours sends.
  }
  throw data(null, { status: 400 });
}
