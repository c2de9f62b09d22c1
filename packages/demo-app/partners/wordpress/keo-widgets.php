<?php
/**
 * Plugin Name: Keo
 * Description: The Keo bell and wallet as shortcodes: [keo_notifications] and [keo_wallet].
 * Version: 0.1.0
 * License: MIT
 */

defined('ABSPATH') || exit;

define('KEO_HOST', defined('KEO_URL') ? KEO_URL : 'https://keo.example');

/** The narrow token of the signed-in user. KEO_KEY and KEO_SECRET are in wp-config.php. */
function keo_token() {
    $user = get_current_user_id();
    if ($user === 0) {
        return new WP_REST_Response(null, 401);
    }
    $answer = wp_remote_post(KEO_HOST . '/au/api/embed/token', [
        'headers' => [
            'content-type' => 'application/json',
            'authorization' => 'Basic ' . base64_encode(KEO_KEY . ':' . KEO_SECRET),
        ],
        'body' => wp_json_encode(['user' => 'wp-' . $user]),
    ]);
    if (is_wp_error($answer)) {
        return new WP_REST_Response(null, 502);
    }
    $body = json_decode(wp_remote_retrieve_body($answer), true);
    $code = wp_remote_retrieve_response_code($answer);
    // Not linked: to the page the same as signed out.
    return new WP_REST_Response($body['data'] ?? null, $code === 404 ? 401 : $code);
}

add_action('rest_api_init', function () {
    register_rest_route('keo/v1', '/token', [
        'methods' => 'POST',
        'callback' => 'keo_token',
        'permission_callback' => '__return_true',
    ]);
});

function keo_element($tag) {
    // No version parameter: the channel has its own.
    wp_enqueue_script_module('keo', KEO_HOST . '/embed/v1/keo.js', [], null);
    $endpoint = add_query_arg('_wpnonce', wp_create_nonce('wp_rest'), rest_url('keo/v1/token'));
    return sprintf(
        '<%1$s api-base="%2$s/au/api" token-endpoint="%3$s"></%1$s>',
        $tag,
        esc_url(KEO_HOST),
        esc_url($endpoint)
    );
}

add_shortcode('keo_notifications', fn() => keo_element('keo-notifications'));
add_shortcode('keo_wallet', fn() => keo_element('keo-wallet'));
