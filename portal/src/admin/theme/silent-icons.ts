import AntdIcon from '@ant-design/icons/es/components/AntdIcon';
import type { ReactNode } from 'react';

/**
 * antd's drawings tell assistive technology the English name of their file ("caret-up"), on every page and in every
 * language. Beside words they are decoration, so all of them are hidden; a control that shows nothing else has its
 * name in words from us. There is no setting for it: all drawings go through this one component. Imported before antd.
 */
interface Drawing {
  render: (props: Record<string, unknown>, ref: unknown) => ReactNode;
}

// What `forwardRef` gives is the object that React reads `render` of each time, which its type does not tell.
const drawing = AntdIcon as unknown as Drawing;
const { render } = drawing;

drawing.render = (props, ref) =>
  render({ 'aria-hidden': true, ...props, role: undefined, 'aria-label': undefined }, ref);
