import { findPagePath } from '../../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { Catalogue } from './catalogue.tsx';
import './jobs.css';

export function TasksPage() {
  const getTitle = usePageTitle();
  return (
    <div className="site-stack site-catalogue">
      <h1>{getTitle(findPagePath('/tasks'))}</h1>
      <Catalogue />
    </div>
  );
}
