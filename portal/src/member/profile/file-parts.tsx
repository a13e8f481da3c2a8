import { cvRule } from '@scholars/contract/cv-file';
import { photoRule } from '@scholars/contract/files';
import { formatDate } from '@scholars/contract/format';
import type { UserProfile } from '@scholars/contract/profile';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button, ButtonLink } from '~/ui/button';
import { FileField, sizeIn } from '~/ui/fields/file-field';
import type { ProfileOutcome } from './change-profile.server';
import styles from './my-profile.module.css';
import { PartForm } from './part-form';
import { PhotoCropper } from './photo-cropper';
import { cvForm, photoForm } from './profile-forms';

interface Props {
  profile: UserProfile;
  outcome: ProfileOutcome | undefined;
}

/** The photo as it is, or the square of the one that was just chosen, before it is sent. */
export function PhotoPart({ profile: { photo, hasPhoto }, outcome }: Props) {
  const t = useText('my-profile');
  const [chosen, setChosen] = useState<File | undefined>();
  const [answered, setAnswered] = useState(outcome);
  const field = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  if (answered !== outcome) {
    setAnswered(outcome);
    if (outcome?.isDone) setChosen(undefined);
  }

  /** Puts what is to be sent in the place of what was chosen, and has it judged. */
  function put(file: File) {
    const input = field.current?.querySelector('input');
    if (!input) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    isOurs.current = true;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    isOurs.current = false;
  }

  return (
    <div className={styles.filePart}>
      {!chosen && <img src={photo.url} alt={t('photo.alt')} width={128} height={128} className={styles.photo} />}
      <PartForm
        definition={photoForm}
        intent="photo"
        part="photo"
        outcome={outcome}
        takesFile
        submit={hasPhoto ? t('photo.replace') : t('photo.upload')}
      >
        {({ errorOf }) => (
          <>
            {/* A photo is judged as it will be sent: what comes out of a camera is too large. */}
            <div ref={field} onInputCapture={(event) => !isOurs.current && event.stopPropagation()}>
              <FileField
                // Another one once this one is sent.
                key={photo.url}
                name="photo"
                label={t('photo.choose')}
                hint={t('photo.hint')}
                required
                accept={photoRule.accept}
                error={errorOf('photo')}
                onChange={(event) => setChosen(event.currentTarget.files?.[0])}
              />
            </div>
            {chosen && <PhotoCropper key={`${chosen.name} ${chosen.lastModified}`} file={chosen} onCrop={put} />}
          </>
        )}
      </PartForm>
      {hasPhoto && !chosen && <Remove intent="photo-delete" part="photo" label={t('photo.delete')} />}
    </div>
  );
}

export function CvPart({ profile: { cv }, outcome }: Props) {
  const t = useText('my-profile');
  const { locale } = useLocale();
  return (
    <div className={styles.filePart}>
      {cv && (
        <div className={styles.file}>
          <p>
            <bdi>{cv.name}</bdi>
            <span className={styles.entryFacts}>
              {' '}
              {t('cv.facts', { size: sizeIn(cv.size, locale), date: formatDate(cv.uploadedAt, locale) })}
            </span>
          </p>
          <div className={styles.buttons}>
            <ButtonLink href={`/api/user-profile/cv/${cv.id}`} variant="secondary" size="small">
              {t('cv.open')}
            </ButtonLink>
            <Remove intent="cv-delete" part="cv" label={t('cv.delete')} id={cv.id} />
          </div>
        </div>
      )}
      <PartForm
        definition={cvForm}
        intent="cv"
        part="cv"
        outcome={outcome}
        takesFile
        submit={cv ? t('cv.replace') : t('cv.upload')}
      >
        {({ errorOf }) => (
          <FileField
            name="cv"
            label={t('cv.choose')}
            hint={t('cv.hint')}
            required
            accept={cvRule.accept}
            error={errorOf('cv')}
          />
        )}
      </PartForm>
    </div>
  );
}

function Remove({ intent, part, label, id }: { intent: string; part: string; label: string; id?: string }) {
  return (
    <Form method="post" action={`#${part}`} preventScrollReset>
      {id && <input type="hidden" name="id" value={id} />}
      <Button variant="quiet" size="small" name="intent" value={intent}>
        {label}
      </Button>
    </Form>
  );
}
