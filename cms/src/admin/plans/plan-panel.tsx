import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useShownEntry, type EntryVersion, type PanelProps } from '../edit-view/shown-entry';
import { planId } from '../words';
import { usePlans } from './plan-calls';
import { PlanOfAction } from './plan-of-action';

/** Beside an entry: when it is published, and taken off the site, by itself. */
export function PlanPanel(panel: PanelProps) {
  const { formatMessage } = useIntl();
  const version = useShownEntry(panel);
  if (!version) return null;
  const edition = [panel.document?.updatedAt, panel.document?.publishedAt, panel.document?.status].join(' ');
  return {
    title: formatMessage({ id: planId('title') }),
    content: <PlansOfEntry key={`${version.documentId} ${version.locale}`} version={version} edition={edition} />,
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
