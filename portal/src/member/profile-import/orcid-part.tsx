import type { ImportProposal } from '@scholars/contract/profile-imports';
import { importedSections } from '@scholars/contract/profile-parts';
import { Form, useNavigation } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './profile-import.module.css';
import { ProposalWords } from './proposal-words';
import type { ImportOutcome } from './take-entries.server';

interface Props {
  /** Whose record it is; '' where the profile names none. */
  orcid: string;
  proposals: readonly ImportProposal[];
  problem: string;
  outcome: ImportOutcome | undefined;
}

/** The public ORCID record beside the profile: what is new can be ticked, what is there is only shown. */
export function OrcidPart({ orcid, proposals, problem, outcome }: Props) {
  const t = useText('profile-import');
  const part = useText('my-profile');
  const sent = useNavigation().formData?.get('intent');
  const news = proposals.filter(({ isThere }) => !isThere).length;
  if (!orcid)
    return (
      <>
        <p className={styles.text}>{t('orcid.none')}</p>
        <ButtonLink to="/account/my-information#methods" variant="secondary">
          {t('orcid.connect')}
        </ButtonLink>
      </>
    );
  return (
    <>
      <Outcome outcome={outcome} problem={problem} />
      <p className={styles.text}>
        {t('orcid.of')}{' '}
        <a href={`https://orcid.org/${orcid}`} dir="ltr" rel="noopener">
          {orcid}
        </a>
      </p>
      {!problem && proposals.length === 0 && <p>{t('orcid.empty')}</p>}
      {proposals.length > 0 && (
        <Form method="post" action="#orcid" preventScrollReset>
          {importedSections.map((section) => {
            const listed = proposals.filter((proposal) => proposal.section === section);
            return (
              listed.length > 0 && (
                <fieldset key={section} className={styles.group}>
                  <legend>{part(`part.${section}`)}</legend>
                  <ul className={styles.proposals}>
                    {listed.map((proposal) => (
                      <Row key={proposal.key} proposal={proposal} />
                    ))}
                  </ul>
                </fieldset>
              )
            );
          })}
          {news > 0 ? (
            <div className={styles.takes}>
              <Button name="intent" value="orcid" busy={sent === 'orcid'} disabled={sent != null}>
                {t('orcid.take')}
              </Button>
              <Button
                name="intent"
                value="orcid-all"
                variant="secondary"
                busy={sent === 'orcid-all'}
                disabled={sent != null}
              >
                {t('orcid.takeAll')}
              </Button>
            </div>
          ) : (
            <p>{t('orcid.allThere')}</p>
          )}
        </Form>
      )}
    </>
  );
}

function Row({ proposal }: { proposal: ImportProposal }) {
  const t = useText('profile-import');
  const { key, isThere } = proposal;
  if (isThere)
    return (
      <li className={styles.proposal}>
        <span className={styles.there}>
          <Badge tone="neutral">{t('isThere')}</Badge>
        </span>
        <ProposalWords proposal={proposal} />
      </li>
    );
  return (
    <li>
      <input type="hidden" name="new" value={key} />
      <label className={styles.proposal}>
        <input type="checkbox" name="key" value={key} />
        <ProposalWords proposal={proposal} />
      </label>
    </li>
  );
}

function Outcome({ outcome, problem }: { outcome: ImportOutcome | undefined; problem: string }) {
  const t = useText('profile-import');
  const notice = useFocusOnNew<HTMLDivElement>(outcome);
  const refused = outcome?.doiProblem === undefined ? outcome?.refused : undefined;
  const bad = refused?.message ?? problem;
  if (bad)
    return (
      <div ref={notice} tabIndex={-1} className={styles.text}>
        <Notice tone="danger" live="assertive">
          <p>{bad}</p>
        </Notice>
      </div>
    );
  if (outcome?.taken === undefined) return null;
  return (
    <div ref={notice} tabIndex={-1} className={styles.text}>
      <Notice tone={outcome.taken > 0 ? 'success' : 'info'} live="polite">
        <p>
          {outcome.taken > 0 ? t('taken', { count: outcome.taken }) : t('noneTicked')}{' '}
          <LocaleLink to="/my-profile">{t('toProfile')}</LocaleLink>
        </p>
      </Notice>
    </div>
  );
}
