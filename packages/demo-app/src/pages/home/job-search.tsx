import { useState } from 'react';
import { type PlaceChoice, PlaceSelect } from '@keo/react/marketplace';
import { JobSearchForm } from '../jobs/job-search-form.tsx';

const toQuery = ({ remote, province }: PlaceChoice) =>
  remote === true ? { remote: '1' } : province === undefined ? {} : { province };

export function JobSearch() {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState<PlaceChoice>({});
  return (
    <JobSearchForm words={words} onWords={setWords} query={toQuery(place)}>
      <PlaceSelect value={place} onChange={setPlace} />
    </JobSearchForm>
  );
}
