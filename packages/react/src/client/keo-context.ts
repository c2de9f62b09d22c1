import { createContext } from 'react';
import type { Keo } from '@keo/core';

export const KeoContext = createContext<Keo | null>(null);
