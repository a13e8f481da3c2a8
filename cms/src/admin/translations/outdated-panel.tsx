import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { staffRights } from '../staff-rights';
import { labelId, languageStateId, translationId } from '../words';

/** What of Strapi's panels is used here. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

interface Told {
  /** Whether whoever asks may say that the translation is right. */
  mayConfirm: boolean;
  outdated: { original: string; fields: string[] } | null;
}

const { writes, changes } = staffRights['strapi-editor'];
const written: readonly string[] = [...writes, ...changes];

/** Beside a translation whose original has other words by now: which fields were changed. */
export function OutdatedPanel({ model, documentId, document }: PanelProps) {
  const { formatMessage } = useIntl();
  const { get } = useFetchClient();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const [told, setTold] = useState<{ of: string; data: Told }>();
  const locale = query.plugins?.i18n?.locale ?? 'en';
  const path = `/desk/translations/${model}/${documentId}`;
  const isAsked = document !== undefined && documentId !== undefined && written.includes(model);
  const of = `${path}?locale=${locale}`;
  // The CMS knows what the translation was made of; saving it makes it right.
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    get<{ data: Told }>(of, { signal: asking.signal }).then(
      ({ data }) => setTold({ of, data: data.data }),
      // Without an answer nothing is said; the list says it too.
      () => asking.signal.aborted || setTold(undefined),
    );
    return () => asking.abort();
  }, [get, of, isAsked, document?.updatedAt]);
  if (!isAsked || told?.of !== of || !told.data.outdated) return null;
  return {
    title: formatMessage({ id: translationId('title') }),
    content: (
      <OutdatedFields
        uid={model}
        told={told.data}
        confirmPath={`${path}/confirm?locale=${locale}`}
        onConfirm={(data) => setTold({ of, data })}
      />
    ),
  };
}

interface FieldsProps {
  uid: string;
  told: Told;
  confirmPath: string;
  onConfirm: (told: Told) => void;
}

function OutdatedFields({ uid, told, confirmPath, onConfirm }: FieldsProps) {
  const { formatMessage, formatList } = useIntl();
  const { post } = useFetchClient();
  const [hasFailed, setHasFailed] = useState(false);
  const { original, fields } = told.outdated ?? { original: '', fields: [] };
  const labels = fields.map((field) => formatMessage({ id: labelId(uid, field), defaultMessage: field }));
  const confirm = () => {
    setHasFailed(false);
    post<{ data: Told }>(confirmPath, {}).then(
      ({ data }) => onConfirm(data.data),
      () => setHasFailed(true),
    );
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography textColor="warning700">
        {formatMessage(
          { id: translationId('changed') },
          { language: formatMessage({ id: languageStateId(original) }), fields: formatList(labels) },
        )}
      </Typography>
      {told.mayConfirm && (
        <Button variant="tertiary" fullWidth onClick={confirm}>
          {formatMessage({ id: translationId('confirm') })}
        </Button>
      )}
      {hasFailed && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {formatMessage({ id: translationId('failed') })}
        </Typography>
      )}
    </Flex>
  );
}
