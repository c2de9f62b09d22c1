import { Toaster } from '@keo/react';

export const PageToaster = () => <Toaster />;
