import { findPagePath } from '../../../routes/paths.ts';
import { usePageTitle } from '../../routes/use-page-title.ts';
import { Catalogue } from './catalogue.tsx';
import './jobs.css';

export function ProjectsPage() {
  const getTitle = usePageTitle();
  return (
    <div className="site-stack site-catalogue">
      <h1>{getTitle(findPagePath('/jobs'))}</h1>
      <Catalogue preset="PROJECT" />
    </div>
  );
}
