import { templatePurposes, templateTextMaxLength } from '@scholars/contract/message-templates';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { TextLimit } from '../parts/text-limit';
import { InsertPlaceholder } from './insert-placeholder';
import styles from './message-templates.module.css';
import { TemplateField } from './template-field';
import { TheirWords } from './their-words';
import type { TemplateInWork } from './use-template';

const texts = ['textEn', 'textAr'] as const;
type TextName = (typeof texts)[number];

/** What a template is for, what it is called, and its words in both languages. */
export function TemplateFields({ template }: { template: TemplateInWork }): ReactNode {
  return (
    <>
      <Purpose template={template} />
      <Title template={template} />
      <div className={styles.texts}>
        {texts.map((name) => (
          <Text key={name} name={name} template={template} />
        ))}
      </div>
    </>
  );
}

function Purpose({ template: { fields, problemOf, theirsOf, isTheirs, write } }: { template: TemplateInWork }) {
  const t = useText('records');
  const theirs = theirsOf('purpose');
  return (
    <TemplateField name="purpose" problem={problemOf('purpose')}>
      {(id) => (
        <>
          <Select
            id={id}
            value={fields.purpose}
            options={templatePurposes.map((value) => ({ value, label: t(`templates.purpose.${value}`) }))}
            onChange={(purpose) => write({ purpose })}
          />
          <TheirWords
            words={theirs && t(`templates.purpose.${theirs}`)}
            isTaken={isTheirs('purpose')}
            onTake={() => theirs && write({ purpose: theirs })}
          />
        </>
      )}
    </TemplateField>
  );
}

function Title({ template: { fields, problemOf, theirsOf, isTheirs, write } }: { template: TemplateInWork }) {
  return (
    <TemplateField name="title" problem={problemOf('title')}>
      {(id, described) => (
        <>
          <Input
            id={id}
            {...described}
            dir="auto"
            value={fields.title}
            onChange={({ target }) => write({ title: target.value })}
          />
          <TheirWords words={theirsOf('title')} isTaken={isTheirs('title')} onTake={(title) => write({ title })} />
        </>
      )}
    </TemplateField>
  );
}

function Text({ name, template }: { name: TextName; template: TemplateInWork }): ReactNode {
  const { fields, problemOf, theirsOf, isTheirs } = template;
  const write = (words: string) => template.write({ [name]: words });
  return (
    <TemplateField name={name} problem={problemOf(name)}>
      {(id, described) => (
        <>
          <Input.TextArea
            id={id}
            {...described}
            lang={name === 'textAr' ? 'ar' : 'en'}
            dir={name === 'textAr' ? 'rtl' : 'ltr'}
            value={fields[name]}
            onChange={({ target }) => write(target.value)}
          />
          <TextLimit text={fields[name]} max={templateTextMaxLength} />
          <InsertPlaceholder of={id} words={fields[name]} onInsert={write} />
          <TheirWords words={theirsOf(name)} isTaken={isTheirs(name)} onTake={write} />
        </>
      )}
    </TemplateField>
  );
}
