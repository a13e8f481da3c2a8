import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShownEntry, type PanelProps } from '../edit-view/shown-entry';
import { labelId, languageStateId, translationId } from '../words';

interface Told {
  /** Whether whoever asks may say that the translation is right. */
  mayConfirm: boolean;
  outdated: { original: string; fields: string[] } | null;
}

/** Beside a translation whose original has other words by now: which fields were changed. */
export function OutdatedPanel(panel: PanelProps) {
  const { formatMessage } = useIntl();
  const { get } = useFetchClient();
  const version = useShownEntry(panel);
  const [told, setTold] = useState<{ of: string; data: Told }>();
  const path = version && `/desk/translations/${version.uid}/${version.documentId}`;
  const of = path && `${path}?locale=${version.locale}`;
  // The CMS knows what the translation was made of; saving it makes it right.
  useEffect(() => {
    if (!of) return undefined;
    const asking = new AbortController();
    get<{ data: Told }>(of, { signal: asking.signal }).then(
      ({ data }) => setTold({ of, data: data.data }),
      // Without an answer nothing is said; the list says it too.
      () => asking.signal.aborted || setTold(undefined),
    );
    return () => asking.abort();
  }, [get, of, panel.document?.updatedAt]);
  if (!version || told?.of !== of || !told?.data.outdated) return null;
  return {
    title: formatMessage({ id: translationId('title') }),
    content: (
      <OutdatedFields
        uid={version.uid}
        told={told.data}
        confirmPath={`${path}/confirm?locale=${version.locale}`}
        onConfirm={(data) => setTold({ ...told, data })}
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
