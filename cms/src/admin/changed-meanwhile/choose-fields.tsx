import { Box, Button, Flex, Modal, Radio, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changedId } from '../words';
import type { Contested, Side } from './both-sides';

interface Props {
  fields: readonly Contested[];
  labelOf: (field: string) => string;
  onChoose: (chosen: Readonly<Record<string, Side>>) => void;
}

const sides: readonly Side[] = ['mine', 'theirs'];

/** A button, and behind it both values of each field that both have changed, side by side. One of them is to be chosen. */
export function ChooseFields({ fields, labelOf, onChoose }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const cancel = formatMessage({ id: 'app.components.Button.cancel' });
  const take = () => {
    setOpen(false);
    onChoose(chosen);
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button fullWidth>{formatMessage({ id: changedId('choose') })}</Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={cancel}>
          <Modal.Title>{formatMessage({ id: changedId('chooseTitle') })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Typography textColor="neutral800">{formatMessage({ id: changedId('chooseWhy') })}</Typography>
            {fields.map((field) => (
              <FieldChoice
                key={field.name}
                field={field}
                label={labelOf(field.name)}
                chosen={chosen[field.name]}
                onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
              />
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => setOpen(false)}>
            {cancel}
          </Button>
          <Button onClick={take} disabled={fields.some(({ name }) => chosen[name] === undefined)}>
            {formatMessage({ id: changedId('take') })}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

interface FieldChoiceProps {
  field: Contested;
  label: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, label, chosen, onChoose }: FieldChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="delta" tag="h3">
        {label}
      </Typography>
      <Radio.Group
        aria-label={label}
        value={chosen ?? ''}
        onValueChange={(side: string) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
          gap: '1.2rem',
        }}
      >
        {sides.map((side) => (
          <Box
            key={side}
            padding={4}
            hasRadius
            borderColor={chosen === side ? 'primary600' : 'neutral200'}
            minWidth={0}
          >
            <Radio.Item value={side} aria-describedby={`both-sides-${field.name}-${side}`}>
              {formatMessage({ id: changedId(side === 'mine' ? 'yours' : 'saved') })}
            </Radio.Item>
            <Box paddingTop={3}>
              <Typography
                id={`both-sides-${field.name}-${side}`}
                tag="div"
                dir="auto"
                textColor="neutral800"
                style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {field[side]}
              </Typography>
            </Box>
          </Box>
        ))}
      </Radio.Group>
    </Flex>
  );
}
