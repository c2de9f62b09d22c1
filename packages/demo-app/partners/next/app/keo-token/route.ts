const { KEO_URL, KEO_KEY, KEO_SECRET } = process.env;

/** Your own session: who is signed in. On this sample site it is always the same user. */
const signedInUser = async (): Promise<string | null> => 'shop-7';

export async function POST(): Promise<Response> {
  const user = await signedInUser();
  if (user === null) return new Response(null, { status: 401 });
  const answer = await fetch(`${KEO_URL}/au/api/embed/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${KEO_KEY}:${KEO_SECRET}`)}`,
    },
    body: JSON.stringify({ user }),
  });
  // Not linked: to the page the same as signed out.
  if (answer.status === 404) return new Response(null, { status: 401 });
  const { data } = await answer.json();
  return Response.json(data, { status: answer.status, headers: { 'cache-control': 'no-store' } });
}
