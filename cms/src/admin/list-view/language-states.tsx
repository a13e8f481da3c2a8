import { Badge, Flex } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { ListedPlans, type ListedPlan } from '../plans/listed-plans';
import { languageStateId, translationId } from '../words';

/** What there is of an entry in a language (`platform/strapi/list-languages.ts`). */
type LanguageState = 'missing' | 'draft' | 'changed' | 'published';

interface Row {
  documentId: string;
  languages?: Record<string, LanguageState>;
  plans?: Record<string, ListedPlan[]>;
  /** Of translations that their original has left behind. */
  outdated?: Record<string, unknown>;
}

const tones: Record<LanguageState, { backgroundColor: string; textColor: string }> = {
  missing: { backgroundColor: 'danger100', textColor: 'danger700' },
  draft: { backgroundColor: 'secondary100', textColor: 'secondary700' },
  changed: { backgroundColor: 'warning100', textColor: 'warning700' },
  published: { backgroundColor: 'success100', textColor: 'success700' },
};

/** Each language of an entry with what there is in it, and what is planned; leads to the entry in that language. */
export function LanguageStates({ row }: { row: Row }) {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  return (
    <Flex gap={2} wrap="wrap">
      {Object.entries(row.languages ?? {}).map(([language, state]) => (
        <Link
          key={language}
          to={`/content-manager/collection-types/${slug}/${row.documentId}?plugins[i18n][locale]=${language}`}
          onClick={(event) => event.stopPropagation()}
          style={{ textDecoration: 'none' }}
        >
          <Badge {...tones[state]}>
            {`${formatMessage({ id: languageStateId(language) })}: ${formatMessage({ id: languageStateId(state) })}`}
          </Badge>
        </Link>
      ))}
      {Object.keys(row.outdated ?? {}).map((language) => (
        <Badge key={language} backgroundColor="warning100" textColor="warning700">
          {formatMessage(
            { id: translationId('listed') },
            { language: formatMessage({ id: languageStateId(language) }) },
          )}
        </Badge>
      ))}
      <ListedPlans plans={row.plans ?? {}} />
    </Flex>
  );
}
