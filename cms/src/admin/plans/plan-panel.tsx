import { Flex, Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { staffRights } from '../staff-rights';
import { planId } from '../words';
import { usePlans, type EntryVersion } from './plan-calls';
import { PlanOfAction } from './plan-of-action';

/** What of Strapi's panels is used here. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string; publishedAt?: string | null; status?: string };
}

/** What staff write and publish. */
const { writes, changes } = staffRights['strapi-editor'];
const planned: readonly string[] = [...writes, ...changes];

/** Beside an entry: when it is published, and taken off the site, by itself. */
export function PlanPanel({ model, documentId, document }: PanelProps) {
  const { formatMessage } = useIntl();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const locale = query.plugins?.i18n?.locale ?? 'en';
  if (!document || !documentId || !planned.includes(model)) return null;
  const edition = [document.updatedAt, document.publishedAt, document.status].join(' ');
  return {
    title: formatMessage({ id: planId('title') }),
    content: (
      <PlansOfEntry key={`${documentId} ${locale}`} version={{ uid: model, documentId, locale }} edition={edition} />
    ),
  };
}

function PlansOfEntry({ version, edition }: { version: EntryVersion; edition: string }) {
  const { formatMessage } = useIntl();
  const { plans, save, remove } = usePlans(version, edition);
  if (plans === undefined) return null;
  const small = (name: string) => (
    <Typography variant="pi" textColor="neutral600">
      {formatMessage({ id: planId(name) })}
    </Typography>
  );
  if (plans === 'unread') return small('unread');
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {plans.actions.map((action) => (
        <PlanOfAction
          key={action}
          uid={version.uid}
          action={action}
          plan={plans.plans.find((plan) => plan.action === action)}
          mayPlan={plans.mayPlan}
          onSave={(at) => save(action, at)}
          onRemove={() => remove(action)}
        />
      ))}
      {!plans.mayPlan && plans.plans.length === 0 ? small('none') : small('draft')}
    </Flex>
  );
}
