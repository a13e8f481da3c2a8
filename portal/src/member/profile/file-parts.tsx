import { cvRule } from '@scholars/contract/cv-file';
import { photoRule } from '@scholars/contract/files';
import type { UserProfile } from '@scholars/contract/profile';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useText } from '~/i18n/use-text';
import { Button, ButtonLink } from '~/ui/button';
import { FileField } from '~/ui/fields/file-field';
import type { ProfileOutcome } from './change-profile.server';
import styles from './my-profile.module.css';
import { PartForm } from './part-form';
import { cvForm, photoForm } from './profile-forms';

interface Props {
  profile: UserProfile;
  outcome: ProfileOutcome | undefined;
}

/** The photo as it is, or the one that was just chosen, before it is sent. */
export function PhotoPart({ profile: { photo, hasPhoto }, outcome }: Props) {
  const t = useText('my-profile');
  const [chosen, setChosen] = useState<File | undefined>();
  return (
    <div className={styles.filePart}>
      {chosen && !outcome?.isDone ? (
        <Preview file={chosen} />
      ) : (
        <img src={photo.url} alt={t('photo.alt')} width={128} height={128} className={styles.photo} />
      )}
      <PartForm
        definition={photoForm}
        intent="photo"
        part="photo"
        outcome={outcome}
        takesFile
        submit={hasPhoto ? t('photo.replace') : t('photo.upload')}
      >
        {({ errorOf }) => (
          <FileField
            name="photo"
            label={t('photo.choose')}
            hint={t('photo.hint')}
            required
            accept={photoRule.accept}
            error={errorOf('photo')}
            onChange={(event) => setChosen(event.currentTarget.files?.[0])}
          />
        )}
      </PartForm>
      {hasPhoto && <Remove intent="photo-delete" part="photo" label={t('photo.delete')} />}
    </div>
  );
}

export function CvPart({ profile: { cv }, outcome }: Props) {
  const t = useText('my-profile');
  return (
    <div className={styles.filePart}>
      {cv && (
        <div className={styles.file}>
          <p>
            <bdi>{cv.name}</bdi>
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

/** A picture that is on this computer alone, until it is sent. */
function Preview({ file }: { file: File }) {
  const t = useText('my-profile');
  const image = useRef<HTMLImageElement>(null);
  // The address of a file is the browser's, and is given back.
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={t('photo.alt')} width={128} height={128} className={styles.photo} />;
}
