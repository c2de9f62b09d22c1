/** Test page of `story-pictures.e2e.ts`. */
import { createRoot } from 'react-dom/client';
import { Badges, Counts } from '../../packages/react/src/ui/badge.stories.tsx';
import { Variants } from '../../packages/react/src/ui/button.stories.tsx';

const root = document.body.appendChild(document.createElement('main'));
createRoot(root).render([Badges, Counts, Variants].map((Story, index) => <Story.Component key={index} />));
