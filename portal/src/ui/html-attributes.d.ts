import 'react';

/** Attributes of the platform that React passes on and its types do not know yet. */
declare module 'react' {
  interface DialogHTMLAttributes<T> {
    /** `any`: Escape and a click outside close it. */
    closedby?: 'any' | 'closerequest' | 'none';
  }
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    /** Id of the element that `command` is for. */
    commandfor?: string;
  }
}
