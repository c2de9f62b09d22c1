import preview from '../../../../.storybook/preview.tsx';
import * as controls from '../ui/icons/control-icons.tsx';
import * as files from '../ui/icons/file-icons.tsx';
import * as preferences from '../ui/icons/preference-icons.tsx';
import * as states from '../ui/icons/state-icons.tsx';
import * as subjects from '../ui/icons/subject-icons.tsx';
import './foundations.css';

const icons = { ...controls, ...files, ...states, ...preferences, ...subjects };

const meta = preview.meta({ title: 'Foundations/Icons' });

export const Inlined = meta.story({
  render: () => (
    <ul className="book-scale">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="book-swatch" style={{ justifyItems: 'center', gap: 8 }}>
          <Icon size={24} />
          <span className="book-name">{name.replace(/Icon$/, '')}</span>
        </li>
      ))}
    </ul>
  ),
});
