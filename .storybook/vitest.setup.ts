import { commands } from 'vitest/browser';
import { forceBy } from './globals/forced-colours.ts';

forceBy((isOn) => commands.forceColours(isOn));
