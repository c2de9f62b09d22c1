import { cva } from 'class-variance-authority';
import type { ToastSeverity } from '@keo/core';

const severities: Record<ToastSeverity, string> = {
  info: 'keo-toast--info',
  success: 'keo-toast--success',
  warn: 'keo-toast--warn',
  error: 'keo-toast--error',
  secondary: 'keo-toast--secondary',
  contrast: 'keo-toast--contrast',
};

export const toastVariants = cva('keo-toast', { variants: { severity: severities } });
