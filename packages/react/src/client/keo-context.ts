import { createContext } from 'react';
import type { KeoClient } from '@keo/core';

export const KeoContext = createContext<KeoClient | null>(null);
