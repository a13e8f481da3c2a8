import { useCustom, type HttpError } from '@refinedev/core';
import { listMessageTemplates, type MessageTemplate, type TemplatePurpose } from '@scholars/contract/message-templates';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';

interface Props {
  purpose: TemplatePurpose;
  onChoose: (template: MessageTemplate) => void;
}

/** Offers the words that are kept for a purpose; nothing where there are none. */
export function TemplateSelect({ purpose, onChoose }: Props): ReactNode {
  const t = useText('records');
  const { query } = useCustom<MessageTemplate[], HttpError>({
    url: listMessageTemplates.path,
    method: 'get',
    errorNotification: false,
  });
  const offered = (query.data?.data ?? []).filter((one) => one.purpose === purpose);
  if (offered.length === 0) return null;
  return (
    <Select
      aria-label={t('templates.choose')}
      placeholder={t('templates.choose')}
      value={null}
      showSearch
      optionFilterProp="label"
      options={offered.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(id: string | null) => {
        const chosen = offered.find((one) => one.id === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
