import { createContext, useContext } from 'react';

export type ToastTone = 'info' | 'success' | 'danger';

export interface Toasts {
  /**
   * Shows a short message for four seconds (`limits.toastMs`). A text that is already there is not shown twice: its
   * time begins anew.
   */
  show: (text: string, options?: { tone?: ToastTone }) => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Messages that come and go by themselves: `const toast = useToast()`, then
 * `toast.show(t('saved'), { tone: 'success' })`.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('A toast is shown outside of <ToastProvider>');
  return toasts;
}
