import './silent-icons';
import AntdIcon from '@ant-design/icons/es/components/AntdIcon';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const icon = {
  name: 'caret-up',
  theme: 'outlined' as const,
  icon: { tag: 'svg', attrs: { viewBox: '0 0 1024 1024' }, children: [] },
};

it.each<[string, Partial<ComponentProps<typeof AntdIcon>>]>([
  ['plain', {}],
  ['spinning', { spin: true }],
  ['named by antd itself', { role: 'img', 'aria-label': 'caret-up' }],
])('a drawing of antd, %s, is decoration and tells no name', (_how, given) => {
  document.body.innerHTML = renderToStaticMarkup(<AntdIcon icon={icon} {...given} />);
  const drawing = document.querySelector('.anticon-caret-up');
  expect(drawing?.querySelector('svg')).not.toBeNull();
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect([drawing?.getAttribute('role'), drawing?.getAttribute('aria-label')]).toEqual([null, null]);
});
